// Characters that learners take for one another because they are written nearly alike.

/** Each line is a group; a character may stand in several. */
const GROUPS = `未 末 来 米
土 士 王 主 玉
己 已 巳 自
人 入 八 个
大 太 天 夫 犬
日 目 白 百 自
曰 日 田 由 甲 申 电
午 牛 半 年
买 卖 头 实
问 间 同 闻 简
我 找 成 或
今 令 分 会
千 干 于 手
刀 力 刃 九 几
贝 见 页 员
了 子 孑 字
小 少 水 木 不
木 本 禾 术
休 体 依
快 块 决 筷
晚 晓 换
请 清 情 晴 精 睛
喝 渴
钱 线 浅
银 跟 很 根 眼 恨
听 所 近 折
块 快 玩
哪 那 娜
他 她 也 地
你 称
妈 吗 码 骂 马 鸟
爸 爷 爱
爷 节 爸
姐 组 祖
弟 第
哥 歌 可
老 考 者 孝
师 帅
学 字 觉
校 较 交
课 果 棵
书 节
笔 毛 毕
汉 叹 又
语 话 说 课
话 活 括
读 续 卖
写 与 号
作 昨 怎
做 故 放
住 往 注 主 位
在 左 右 有 存
有 友 右 朋
没 设 投
去 丢 云 法
车 东 乐
开 并 升 井
关 美 送
门 们 间 问
国 图 园 圆 因
四 西 酒 回
六 八 穴
七 匕 士
九 力 丸
万 方 力
上 土 止
下 不 卞
左 右 在
前 首 煎
后 石 右
里 理 黑
外 处
点 店 热
热 熟 烈
冷 今 凉
高 亮 京
长 张
早 旱 草 是
明 朋 胡
星 生 姓 性
期 欺 朝
时 对 村
现 观 规
见 贝 观 现
看 着 春
买 实 卖
饭 饮 饿 馆 饱
菜 采 莱
茶 荼 菜
水 永 冰 小
米 来 未
面 而 画
鱼 鲁 渔
鸡 鸭 鸟
狗 狼 够
猫 描 苗
衣 农 依
服 朋 报
红 江 工
绿 录 缘
白 百 自 日
黑 里 墨
想 相 箱
忘 忙 望
知 和 短
和 种 科 秋
再 冉 两
两 雨 丙 西
又 叉 义 文
文 交 义
双 又 对
为 办 力
办 为 协
什 计 针
计 订 针
让 认 议
认 人 让
识 织 职
给 结 级 终
经 轻
走 足 起
起 超 越
过 边 还 运 达
近 进 远
还 环 怀
跑 泡 炮 饱 抱
跳 桃 逃
坐 座 做
站 战 占
到 倒 刀
送 关 逆
等 第 笑
笑 哭 竹
唱 喝 晶
元 无 远 完
先 洗 生 失
失 先 夫
洗 先 选
病 疼 瘦
药 约
医 区 匹
疼 痛 病
身 射 自
手 毛 拿
拿 拾 合
打 找 扎
拉 位 垃
住 佳 往
房 旁 放
床 庄 麻
桌 卓 草
椅 倚 骑
电 由 申
话 括 适
机 杌 几
票 漂 飘
场 杨 汤 扬
汤 场 烫
院 完 远
影 景 彩
视 祝 现
衬 村 寸
裤 库
件 牛 伴
累 果 紧
便 使 更
更 便 史
使 史 便
每 海 母
母 毋 每
事 争 妻
妻 要 安
安 女 字 家
家 安 字
宜 且 直
真 直 具
直 真 值
具 真 县`;

const alike = new Map<string, Set<string>>();
for (const line of GROUPS.split('\n')) {
  const group = line.split(' ');
  for (const one of group) alike.set(one, new Set([...(alike.get(one) ?? []), ...group]));
}

export type Contrast = { readonly character: string; readonly others: readonly string[] };

/** The characters of a word that are taken for others, with those, the likeliest first; each other stands there once. */
export function contrastsIn(word: string): readonly Contrast[] {
  const met = new Set(word);
  return Array.from(new Set(word), (character) => {
    const others = [...(alike.get(character) ?? [])].filter((other) => !met.has(other));
    for (const other of others) met.add(other);
    return { character, others };
  }).filter(({ others }) => others.length > 0);
}

export const areLookAlikes = (a: string, b: string): boolean => a !== b && (alike.get(a)?.has(b) ?? false);
