/** Words that mean the same in an answer, and the liberties of politeness. */

/** The first word of a group stands for all. Longer words come first where one holds another. */
const GROUPS = `哪里 哪儿
这里 这儿
那里 那儿
一点 一点儿
有点 有点儿 有一点 有一点儿
一会 一会儿
爸爸 父亲 爸
妈妈 母亲 妈
奶奶 祖母
爷爷 祖父
妻子 太太 老婆
丈夫 老公
孩子 小孩子 小孩儿 小孩
医生 大夫
星期天 星期日 周日 周天 礼拜天 礼拜日
星期一 周一 礼拜一
星期二 周二 礼拜二
星期三 周三 礼拜三
星期四 周四 礼拜四
星期五 周五 礼拜五
星期六 周六 礼拜六
今晚 今天晚上
明早 明天早上
公共汽车 公交车 公车
出租车 的士 计程车
自行车 单车 脚踏车
机场 飞机场
电脑 计算机
饭店 餐馆 饭馆 餐厅
洗手间 厕所 卫生间
早饭 早餐
午饭 午餐 中饭
晚饭 晚餐
西红柿 番茄
土豆 马铃薯
非常 很 特别 十分 挺 真的很
高兴 开心 快乐
漂亮 好看 美丽
但是 可是 不过
所以 因此
因为 由于
常常 经常 时常
马上 立刻 立即
一起 一块儿 一块
没有 没
可以 能 能够
和 跟 与
为什么 为何
怎么样 如何
再见 拜拜
谢谢 多谢 谢谢你 谢谢您
对不起 抱歉 不好意思
块 元 块钱
点 点钟
钟头 小时 个小时 个钟头
汉语 中文 普通话
英语 英文
葡语 葡萄牙语 葡文
手机 移动电话
照片 相片
生日快乐 祝你生日快乐
喜欢 喜爱
学习 念书
要 想要
我叫 我的名字叫 我的名字是`;

/** Longest first, so that 星期天 is met before 天. */
function replacements(groups: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  const pairs = groups.flatMap(([first = '', ...others]) =>
    [first, ...others].map((word) => [word, first] as const),
  );
  return new Map(pairs.toSorted(([a], [b]) => b.length - a.length));
}

const USUAL = GROUPS.split('\n').map((line) => line.split(' '));
const TABLE = replacements(USUAL);
const STARTS = expressionFor(TABLE);

function expressionFor(table: ReadonlyMap<string, string>): RegExp {
  return new RegExp([...table.keys()].join('|'), 'g');
}

/** Words in which the shorter word of a group is something else: 没关系, 能力, 真的, 跟着. */
const KEPT =
  /没关系|没问题|能力|可能|功能|性能|跟着|和平|暖和|参与|很多|元旦|公元|单元|妈妈|爸爸|爸妈|沉没|淹没/g;

/** Whole answers that mean the same; inside a sentence the words differ. */
const WHOLE: ReadonlyMap<string, string> = new Map(
  [
    '好 好的 好啊 好吧 行 可以 没问题 ok',
    '是 是的 对 对的 没错 对啊',
    '不客气 不用谢 别客气 不用客气',
  ].flatMap((line) => {
    const [first = '', ...others] = line.split(' ');
    return others.map((other) => [other, first] as const);
  }),
);

/** A short answer as the first of those that mean the same. */
export function asShortAnswer(text: string): string {
  return WHOLE.get(text) ?? text;
}

/** 你去不去, 你有没有 as 你去吗, 你有吗. */
function asPlainQuestion(text: string): string {
  const found = /^(.*?)(?:(有)没有|(.)不\3)(.*)$/.exec(text);
  if (!found || /[吗呢]$/.test(text)) return text;
  return `${found[1] ?? ''}${found[2] ?? found[3] ?? ''}${found[4] ?? ''}吗`;
}

/** The text with the first word of its group for every word of the usual groups and of `own`. */
export function withoutSynonyms(source: string, own: readonly (readonly string[])[] = []): string {
  const text = asPlainQuestion(source);
  const table = own.length === 0 ? TABLE : replacements([...own, ...USUAL]);
  const expression = own.length === 0 ? STARTS : expressionFor(table);
  const parts: string[] = [];
  let from = 0;
  for (const kept of text.matchAll(KEPT)) {
    parts.push(replaceAll(text.slice(from, kept.index), expression, table), kept[0]);
    from = kept.index + kept[0].length;
  }
  parts.push(replaceAll(text.slice(from), expression, table));
  return parts.join('');
}

function replaceAll(text: string, expression: RegExp, table: ReadonlyMap<string, string>): string {
  return text.replace(expression, (word) => table.get(word) ?? word);
}

/** What may stand before or after an answer without changing it. */
const POLITE_START = /^(?:嗯|哦|啊|喂|那个|好的|好啊|不好意思|请问|麻烦你|麻烦您|麻烦|我想说|应该是|请)+/;
const POLITE_END = /(?:谢谢你|谢谢您|谢谢|啊|呀|啦|哦|嘛|吧|呢|哈|的呢|老师)+$/;

/** The text without politeness, fillers and the particles that carry only a mood; 您 as 你. */
export function withoutPoliteness(text: string): string {
  const polite = text.replaceAll('您', '你');
  const start = polite.replace(POLITE_START, '') || polite;
  return start.replace(POLITE_END, '') || start;
}

/** The text without the 我 or 你 that begins it. */
export function withoutSubject(text: string): string {
  return /^(?:我|你)(?!们|的|和|跟)./.test(text) ? text.slice(1) : text;
}
