### 平面上的位置、长度与朝向。

error-length-digits = “{ $length }”的位数太多：小数点后最多六位，例如 { $nearest }。
error-length-size = “{ $length }”太长，最多为 { $nearest }。
error-bearing-digits = “{ $bearing }”写得太细：朝向的小数点后只有一位，例如 { $nearest }。
error-bearing-size = “{ $bearing }”不是朝向：朝向从 000 到 359.9，自远端桌边起顺时针计。

## 战场

plane-region = { $name }：{ $ground }
plane-ridge = 棱线
plane-enemy-zone = 敌方威胁区
plane-arc = 射击范围
plane-deploy = 各兵种部署区
plane-deploy-light = 轻装部队部署区
plane-quarter = 放置地形的四分区
plane-asked = 正待决定或移动
plane-forecast = { $title }：{ $ways }。
plane-badge = { $sign } { $state }：{ $names }
menu-family = { $family }：{ $ways } 种
ask-family = { $question }（{ $chosen }）
plane-gate = 大门
