### 出错时的说明，一两句话。各处的内容由错误自带的参数填入。
###
### GIVEN(参数) 判断参数是否有内容：yes 或 no。

## 句子的组成部分

# 文件中的位置；若所说的是玩家输入的内容，则为空。
part-place = { GIVEN($file) ->
    [no] {""}
   *[yes] { $file }{ part-path }：
}
part-path = { GIVEN($path) ->
    [no] {""}
   *[yes] {" "}的 { $path }
}
part-nearest = { GIVEN($nearest) ->
    [yes] 是否想写“{ $nearest }”？
   *[no] {""}
}
part-more = { $more ->
    [0] {""}
   *[other] 另有 { $more } 处错误。
}
part-what = { $what ->
    [arm] 兵种
    [direction] 方向
    [edge] 边
    [feature] 地物
    [ground] 地形
    [home] 家乡
    [outline] 轮廓
    [seat] 席位
    [side] 参战方
    [special] 特殊效果
    [stronghold] 城塞营
    [terrain] 地形
    [thing] 单位或地点
    [troop] 兵种形式
    [unit] 部队
   *[other] { $what }
}

## 名称与行动

error-no-such-name = 没有名为“{ $name }”的{ part-what }。{ part-nearest }
error-misspelt-action = 看不懂“{ $text }”：其中的“{ $word }”是否想写“{ $nearest }”？
error-no-action = “{ $text }”不是可用的行动。行动的写法有：{ $shapes }
error-cell-form = { part-place }“{ $cell }”不是格子的写法：格子用四位数字表示，前两位为列，后两位为行，例如 { $example }。
error-cell-off-map = { part-place }“{ $cell }”在地图之外，图上离它最近的格子是 { $nearest }。
error-route-long = 路线“{ $route }”太长：最多 { $most } 步。

## 文件

error-no-such-file = 找不到文件“{ $file }”。{ part-nearest }
error-not-toml = { $file } 第 { $line } 行：不是 TOML 格式（{ $fault }）。
error-no-such-ruleset = 没有名为“{ $name }”的规则。{ part-nearest }现有规则：{ $known }。
error-no-such-scenario = 没有名为“{ $name }”的想定。{ part-nearest }现有想定：{ $known }。
error-no-numba = 快速模式需要 Numba，但尚未安装。安装命令：pip install "bingqi[fast]"

## 数据不合格式

error-data = { part-place }数据结构不对（{ $fault }）。
error-unknown-key = { part-place }没有这个键。此处可用的键：{ $known }。{ part-more }
error-unknown-key-near = { part-place }没有这个键。是否想写“{ $nearest }”？{ part-more }
error-missing-key = { part-place }缺少这个键。{ part-more }
error-wrong-word = { part-place }此处不能填“{ $value }”，只能填以下之一：{ $known }。是否想写“{ $nearest }”？{ part-more }
error-wrong-value = { part-place }{ $value } 不合要求（{ $fault }）。{ part-more }

## 无法成立的想定与规则数据

error-unknown-name = { part-place }没有名为“{ $name }”的{ part-what }。{ part-nearest }
error-name-twice = { part-place }名称“{ $name }”已被占用，名称不能重复。
error-too-many = { part-place }共有 { $found } 项，最多只能有 { $most } 项。
error-map-row = { part-place }这一行有 { $found } 格，而第一行有 { $wanted } 格；各行格数必须相等。
error-map-size = { part-place }地图不能是 { $columns } 列 { $rows } 行；列数与行数须在 2 到 { $most } 之间。
error-no-legend = { part-place }图例没有说明字母“{ $letter }”。{ part-nearest }
error-owner-missing = { part-place }这种地形（{ $terrain }）只对特定一方有效，必须写明占有方。
error-cell-taken = { part-place }{ $cell } 已有 { $unit }，一格只能有一支部队。
error-movement = { part-place }该兵种不能是 { $value }，最接近的可用数值是 { $nearest }。
error-strength = { part-place }不能是 { $value }：战斗力至少为 1，玩家部队则写作“-”。
error-members = { part-place }身份“{ $role }”{ $found ->
    [0] 没有出现
   *[other] 出现了 { $found } 次
}。玩家部队须有一名玩家，最多一名同伴（companion）和两名仆从（minion）。
error-prerequisite = { part-place }{ $member } 不满足兵种“{ $arm }”的先决条件：{ $ways }。
error-odds-order = { part-place }{ $value } 排在 { $before } 之后；战力比表各行必须由低到高。
error-strength-factor = { part-place }这处地形的各种效果合计把战斗力除以 { $parts }，无法精确保存；除数必须能整除 { $whole }。
