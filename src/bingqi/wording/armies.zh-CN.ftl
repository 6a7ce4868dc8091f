### 兵表的错误，以及照兵表选出的军队的错误。

part-left = { GIVEN($left) ->
    [yes] 还可以选：{ $left }。
   *[no] {""}
}

## 兵表

error-no-such-army = { part-place }没有兵表“{ $name }”。{ part-nearest }
error-roster-entry = { part-place }看不懂“{ $text }”。每一项写作数目加兵种，中间空一格，例如“3 Ps”。{ part-nearest }
error-roster-troop = { part-place }“{ $text }”：没有兵种“{ $code }”。{ part-nearest }
error-roster-uneven = { part-place }“{ $text }”：一种选择有 { $wanted } 个单位，另一种有 { $found } 个；同一行的各种选择，单位数必须相同。
error-roster-general-line = { part-place }“{ $text }”：将领只有一个单位，须自成一行，例如“1 Cv|LH general”。
error-roster-total = { part-place }这份兵表各行共 { $found } 个单位，应为 { $wanted } 个。
error-roster-generals = { part-place }这份兵表有 { $found } 行标了将领（general），应当正好有一行。
error-roster-years = { part-place }年代不能是 { $first } 到 { $last }：起始年不得晚于终止年，公元前用负数，没有公元 0 年。

## 照兵表选出的军队

error-army-choice = { part-place }“{ $text }”：军队里须写定其中一种，不能留着选项。{ part-nearest }
error-army-no-general = { part-place }没有写明哪个单位是将领。可以这样写：“{ $nearest }”。
error-army-generals = { part-place }已有将领“{ $first }”，又有“{ $text }”；一支军队只有一名将领。
error-army-general-form = { part-place }“{ $text }”：兵表 { $army } 的将领只能是：{ $known }。{ part-nearest }
error-army-only-general = { part-place }“{ $text }”：兵表 { $army } 里只有将领可以是 { $form }，其他单位只有：{ $known }。
error-army-not-in-list = { part-place }“{ $text }”：兵表 { $army } 没有 { $form }，只有：{ $known }。{ part-nearest }
error-army-too-few = { part-place }共有 { $found } 个单位，一支军队应有 { $wanted } 个。{ part-left }
error-army-surplus = { part-place }共有 { $found } 个单位，一支军队应有 { $wanted } 个；“{ $text }”没有名额。
error-army-too-many = { part-place }“{ $text }”：兵表 { $army } 最多有 { $most } 个 { $form }，这里有 { $found } 个。{ part-left }
error-army-crowded = { part-place }“{ $text }”：兵表 { $army } 给这些兵种（{ $forms }）的名额共 { $most } 个，这里有 { $found } 个。{ part-left }
error-army-bundles = { part-place }“{ $text }”与其他单位不能并存：在兵表 { $army } 里，“{ $line }”只能选其中一种。
