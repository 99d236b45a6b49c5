// Which trait of a thing a question asks for: what is in it, how it is used, how long it keeps, whom it suits.

import type { NamedThing, Trait } from '../../../../../content/schema/talks/play-facts.ts';

/** The first that fits counts, so the special stands before the general. */
const ASKED: readonly (readonly [Trait, RegExp])[] = [
  ['name', /叫(?:什么|啥)(?:名字|名)?|什么名字|\bcalled\b|\bchama\b/iu],
  [
    'care',
    /洗衣机|手洗|怎么洗|怎么(?:保养|养护|打理)|保养|能洗|可以洗|(?:怎么|能不能|可以)(?:保存|收|存)|保存|(?:能|可以)?放(?:多久|几天|多长时间|冰箱)|(?:会不会|会|容易)(?:坏|变小|变大|褪色|掉色|掉|缩|碎|皱|起球|变|裂)|过期|保质期|能用多久|用(?:几年|多久)|\bwash|\bkeep|\blavar|guardar/iu,
  ],
  [
    'made',
    /(?:用|是)(?:什么|哪种|啥)[^，,。？?]{0,3}(?:做|料|材料|皮|馅|肉|布)|什么(?:做|料|材料|料子|馅|面料|成分|配料|布)|(?:什么|哪种)肉|里(?:面|边|头)?(?:都)?(?:有|放|是|包|加)(?:了|的)?(?:什么|啥|哪些)|里(?:面|边|头)?有(?:没有)?\p{Script=Han}{1,3}(?:吗|么|[？?])|(?:是不是|是)(?:真皮|纯棉|羊毛|棉|丝|皮|木头|塑料|手工|真|假|玻璃)的?|成分|配料|怎么(?:做|煮|炒|烤)(?:的|出来|成)|有没有(?:肉|蛋|奶|糖|花生|猪肉|牛奶|鸡蛋|酒精)|made (?:of|from|with)|what(?:'|’)?s in|feit[oa]s? de|o que (?:tem|leva)/iu,
  ],
  [
    'taste',
    /味道|什么味|口味|口感|(?:辣|甜|酸|苦|咸|淡|浓|油|香|涩|硬|软)(?:不|吗|么)|好(?:吃|喝)(?:吗|不)|\b(?:taste|spicy|sweet|bitter|sour)\b|gosto|sabor|picante|\bdoce\b/iu,
  ],
  [
    'color',
    /(?:什么|哪些|哪几种|几种|别的|其他|其它)(?:的)?颜色|颜色(?:呢|有)|[红黄蓝绿白黑灰紫粉棕橙](?:色)?的?(?:有|吗|呢)|有(?:没有)?[红黄蓝绿白黑灰紫粉棕橙](?:色)?的|\bcolou?rs?\b|\bcor(?:es)?\b/iu,
  ],
  [
    'size',
    /装(?:得下)?多少|容量|多(?:大|重|长(?!时间)|高|宽|厚|少页|少克)|几(?:号|寸|斤重|克|公斤|页|片|粒|个人|楼)|尺(?:寸|码)|大小|(?:什么|哪种|几个?)号|大号|小号|一(?:盒|包|份|盘|碗|袋|瓶|斤|箱|本)\p{Script=Han}{0,3}?(?:有|是)?(?:几|多少)|(?:几|多少)(?:片|个|粒|包|袋)[一每]|\bsizes?\b|how (?:big|heavy|long)|tamanho/iu,
  ],
  [
    'use',
    /怎么(?:用|吃|喝|穿|戴|泡|涂|抹|玩|开(?!始)|煮|弄|操作)|(?:一天|每天|一次)(?:吃|用|喝|涂)?(?:几|多少)|饭前|饭后|空腹|(?:可以|能)(?:直接|生)吃|how (?:do|to|should).{0,10}(?:use|eat|drink|take|wear)|como (?:se )?(?:usa|come|toma|bebe)/iu,
  ],
  [
    'suits',
    /适合|合适|(?:孩子|小孩|老人|女的|男的|女生|男生|孕妇|学生|外国人|妈妈|爸爸|朋友|同事)[^，,。？?]{0,6}(?:能|可以|会|喜欢|合适|适合)|(?:能|可以)送|送(?:人|给|礼|妈妈|爸爸|朋友|同事|老师)|(?:下雨|冬天|夏天|跑步|爬山|上班|旅行)[^，,。？?]{0,4}(?:能|可以)(?:穿|用|戴)|什么人(?:用|吃|喝|穿)|\bsuit|good for|serve para/iu,
  ],
  [
    'from',
    /哪[儿里](?:来|产|做|买|种|进|收|弄|找)|产地|什么地方(?:来|产)|哪(?:国|个国家|个地方)(?:的|产)|进口|国产|谁(?:做|种|写|画)的|新鲜|什么时候(?:做|摘|采|买|到)的|where.{0,12}from|de onde (?:vem|[eé])/iu,
  ],
  [
    'time',
    /多久(?:能|可以|才|会)?(?:好|做好|管用|见效|修好|拿|到)|(?:要|得|需要)?(?:多久|多长时间|几分钟|几个小时|几天)|什么时候(?:能|可以)?(?:好|拿|取|到|见效)|(?:今天|明天)[^，,。？?]{0,4}(?:能|可以)?(?:好|修好|做好|拿|取)(?:吗|么|得)|how long|quanto tempo|demora/iu,
  ],
  ['price', /多少钱|几块|怎么卖|贵不贵|贵吗|什么价|价钱|价格|how much|quanto (?:custa|[eé])/iu],
  [
    'why',
    /为什么[^，,。？?]{0,6}(?:推荐|选|好|有名|贵|便宜|这么|喜欢)|好在哪|有什么(?:好|特别|不一样|不同|特点|优点|好处|用)|特点|特别在|区别|\bwhy\b|por qu[eê]/iu,
  ],
];

/** All that is asked of a thing, the likeliest first. */
export function traitsAsked(text: string): readonly Trait[] {
  return ASKED.filter(([, asked]) => asked.test(text)).map(([trait]) => trait);
}

/** The one with the longest name in the text; of as long ones the last. */
export function namedThing(things: readonly NamedThing[], text: string): NamedThing | undefined {
  return thingsNamed(things, text)[0];
}

/** All that are named by a name of their own, the longest first: 红茶 names no 茶. */
export function thingsNamed(things: readonly NamedThing[], text: string): NamedThing[] {
  const found = things
    .flatMap((thing) => {
      const [name] = thing.names.filter((one) => text.includes(one)).toSorted((a, b) => b.length - a.length);
      return name === undefined ? [] : [{ thing, name, at: text.lastIndexOf(name) }];
    })
    .toSorted((a, b) => b.name.length - a.name.length || b.at - a.at);
  return found
    .filter(({ name }, at) => {
      const longer = found.slice(0, at).map((one) => one.name);
      return longer.reduce((left, one) => left.replaceAll(one, ''), text).includes(name);
    })
    .map(({ thing }) => thing);
}

/** 饺子是什么馅的, 豆腐辣不辣: of a thing that tells it; a price may be a goal to ask. */
export function asksTrait(things: readonly NamedThing[], text: string): boolean {
  const thing = namedThing(things, text);
  return traitsAsked(text).some((trait) => trait !== 'price' && thing?.tells?.[trait] !== undefined);
}
