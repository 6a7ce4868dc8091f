### 行动中的数字。

error-number-size = { part-place }“{ $number }”超出范围；此处最接近的可用数字是 { $nearest }。
