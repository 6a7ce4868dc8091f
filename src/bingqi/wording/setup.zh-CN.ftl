### 想定中名称与参战方的错误。

error-side-without-units = { part-place }参战方“{ $side }”没有部队；每一方开始时至少要有一支。
error-name-is-action = { part-place }“{ $name }”已是一种行动；部队和参战方须另取名称。
