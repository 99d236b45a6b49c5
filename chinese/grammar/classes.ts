/** Named classes of words that patterns refer to with `@name`. Add a word here, not in a rule, where rules share it. */

const CLASSES = {
  /** Whoever can stand before a verb. */
  person: '我 你 您 他 她 我们 你们 他们 她们 咱们 大家',
  kin: '爸爸 妈妈 父亲 母亲 哥哥 姐姐 弟弟 妹妹 爷爷 奶奶 父母 老师 朋友 同学 同事 孩子',
  /** What stands before a word for somebody: 我的一个好朋友. */
  ofPerson:
    '我 你 您 他 她 我们 你们 他们 她们 的 一 两 几 个 位 些 一些 好 新 老 男 女 中国 这 那 这个 那个 一个',
  number: '一 两 三 四 五 六 七 八 九 十 几',
  many: '两 三 四 五 六 七 八 九 十 几',
  digits: '一 二 两 三 四 五 六 七 八 九 十',
  measure:
    '个 本 张 只 件 条 辆 杯 块 家 台 支 枝 双 瓶 碗 位 名 口 间 把 首 封 棵 朵 匹 头 架 幅 部 座 节 门 斤 种 次',
  moment:
    '今天 明天 昨天 后天 前天 早上 晚上 下午 上午 中午 周末 去年 明年 今年 每天 星期一 星期二 星期三 星期四 星期五 星期六 星期天 星期日 周一 周二 周三 周四 周五 周六 周日 今晚 明晚 昨晚',
  unit: '年 天 周 星期 月 小时 分钟 钟头 岁',
  very: '很 非常 太 十分 特别 真 挺 相当 极其 好',
  strong: '很 非常 太 十分 极其',
  habit: '常常 经常 总是 往往 天天 每天',
  doing:
    '打电话 去 来 看 吃 喝 学 学习 工作 买 做 写 听 说 玩 见 回 上课 上班 吃饭 睡觉 起床 看书 游泳 跑步 打球 运动 休息 练习 复习 洗澡 逛街 旅行 旅游',
  mind: '知道 喜欢 觉得 认识 爱 相信 希望 害怕 怕 懂 明白 需要 愿意',
  /** Nouns of people that are counted with 个 or 位. */
  people:
    '人 朋友 学生 老师 孩子 同学 哥哥 姐姐 弟弟 妹妹 女儿 儿子 医生 同事 男人 女人 客人 外国人 中国人 小孩 小孩子 女孩 男孩 大学生 留学生 工人 司机 护士',
  thing:
    '书 课 苹果 杯子 房间 问题 国家 城市 汉字 词 句子 星期 月 钟头 电脑 手机 礼物 包 菜 面包 鸡蛋 班 字 故事 电影 照片 椅子 桌子 票 信 狗 猫 衣服 裤子 自行车 汽车 铅笔 西瓜 香蕉',
  clumsy: '累 困 饿 渴 冷 热 忙 难 疼 紧张 难过 不舒服 担心 害怕 生气 贵 远 慢 晚 奇怪 麻烦 复杂 无聊',
} as const satisfies Record<string, string>;

const SETS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(CLASSES).map(([name, words]) => [name, new Set(words.split(' '))]),
);

/**
 * The words of a class.
 * @throws if there is no such class: a slip in a rule, seen as soon as the rules are loaded.
 */
export function classOf(name: string): ReadonlySet<string> {
  const words = SETS.get(name);
  if (words === undefined) throw new Error(`no word class ${name}`);
  return words;
}
