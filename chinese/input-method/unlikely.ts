/** What sounds right and is hardly meant: costs that stand in no table of word pairs. */

type Typed = { readonly text: string };

/** Words of books, which nobody who types pinyin means where a plainer one sounds the same. */
const BOOKISH = /痕迹|构思|貌似|小厮|马克(?!思|杯|·)/u;
const COSTS: readonly (readonly [RegExp, number])[] = [
  [BOOKISH, 5],
  // 我的猫四了, 够可以吗, 会点: 死, 狗 and 快 sound the same.
  [/(?<![第一二三四五六七八九十百\d])四了(?!\p{Script=Han})/u, 4],
  [/(?:^|[，。！？\s])够(?=可以|能|会|很|不)/u, 4],
  [/会(?=点(?!什么|儿?\p{Script=Han}))/u, 3],
  [/个够/u, 4],
  [/[我你他她们]消失了/u, 4],
  [/很[给记寄级季鸡几](?=$|[，。！？\s])/u, 3],
  [
    /(?<![今明昨后前每春夏秋冬一两二三四五六七八九十几半聊白当那这])天(?=吗|[不没]天)|[很太不真]天(?!天|津|气|生|才)/u,
    5,
  ],
  // 打篮球, 打电话.
  [/[大答达搭](?=(?:篮|足|网|排|乒乓|羽毛)球|电话|游戏)/u, 9],
  // Who is long? Somebody sings.
  [/[我你他她们](?:[也都])?[长场常尝厂肠](?:得)?(?:[不很真太]好|不太好|$|[，。！？\s\d])/u, 6],
  [/\p{Script=Latin}[长场常尝厂肠](?:得)?(?:[不很真太]好|不太好)/u, 6],
];
/** Of a question by a word and its denial, both are the same word: 甜不甜. */
const TWICE = /(?<![a-z])(?<word>[a-z]+) (?:bu|mei) \k<word>(?![a-z])/u;
const IS_TWICE = /(?<word>\p{Script=Han})[不没]\k<word>/u;
const NOT_TWICE = 8;
/** Hen by itself is 很, and nothing else. */
const HEN = /(?:^| )hen(?= |$)/gu;
const NOT_HEN = 4;
/** What is spelt so is likelier than what is nearly spelt so. */
const RESPELT = 2;

/** Added to what a way to write it costs. */
export function unlikeliness(text: string, isRespelt: boolean, typed: readonly Typed[]): number {
  const letters = typed.map((piece) => piece.text.toLowerCase()).join(' ');
  const byText = COSTS.reduce((sum, [sign, cost]) => (sign.test(text) ? sum + cost : sum), 0);
  const twice = TWICE.test(letters) && !IS_TWICE.test(text) ? NOT_TWICE : 0;
  const hens = letters.match(HEN)?.length ?? 0;
  const missing = Math.max(0, hens - (text.match(/很/gu)?.length ?? 0));
  return byText + twice + missing * NOT_HEN + (isRespelt ? RESPELT : 0);
}

/** 我小死了 is what laughter sounds like. */
export function asLaughed(text: string): string {
  return text.replaceAll(/(?<=[我你他她们])小(?=死了)/gu, '笑');
}
