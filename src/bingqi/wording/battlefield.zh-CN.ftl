### 平面战场上地形与单位的错误。

error-ground-twice = { part-place }放不下这处地形（{ $ground }）：战场上只能有一座城市或要塞，每方一处营地，另加十三处其他地形。
error-ground-outline = { part-place }这个轮廓属于 { $ground }，地形与轮廓必须一致。
error-ground-tangled = { part-place }这些顶点围不成一块区域：轮廓与自身相交。
error-ground-off-board = { part-place }{ $ground } 超出了地图边缘，地图边长 { $board } BW。
error-ground-on-ground = { part-place }{ $ground } 压在 { $other } 上。
error-ground-given = { part-place }地形在布置战场时选择和放置，想定里不能写明。要写明地形，请写 set_up = "given"。
error-placed-on-nothing = { part-place }地形未定，不能先放单位。要在想定里放好单位，请写 set_up = "given"。
error-elements-twice = { part-place }这一方的单位已连同位置写明，不必再列一次。
error-element-off-board = { part-place }{ $unit } 超出了地图边缘，地图边长 { $board } BW。
error-element-on-element = { part-place }{ $unit } 压在 { $other } 上。
error-element-on-ground = { part-place }{ $unit } 处在不能进入的 { $ground } 里。
error-element-nowhere = { part-place }{ $side } 有单位没有位置；请给每个单位写“at”或“inside”，或者让双方自行部署。
error-element-words = { part-place }看不懂“{ $text }”。单位的写法如“4Bd at 7.5,5 facing 000 general”或“CF in Camp1”。{ part-nearest }
error-element-side = { part-place }从“{ $name }”看不出是哪一方：名称以 R（红方）或 B（蓝方）开头，或者写明 side。
error-inside-twice = { part-place }{ $unit } 与 { $other } 在同一处；城市、要塞和营地各容一个单位。
error-edges = { part-place }双方的底边必须相对：这一方应为“{ $nearest }”。
error-camp-missing = { part-place }{ $side } 在地图上没有营地；请画出营地，或者写 camp = false。
error-attacker-given = { part-place }由电脑布置时，攻方由骰子决定；请不要写“attacker”。
