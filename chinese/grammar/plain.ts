/**
 * Sentences that are certainly right: short ones whose every word has its place in a frame that Chinese uses daily.
 * What fits no frame may be right too; nobody can say so without understanding it.
 */

import type { Lexicon } from '../words/index.ts';
import { check } from './check.ts';
import { compile, matchAt, type Pattern } from './pattern.ts';
import { measureFits, measureFor } from './rules/words/measure-words.ts';
import { isMark, type Token, tokensOf } from './tokens.ts';

/** What is said by itself, before or after a sentence. */
const BY_ITSELF = new Set(
  '你好 您好 谢谢 谢谢你 谢谢您 请问 好 好的 对 是的 对不起 不好意思 没关系 再见 服务员 老板 老师 师傅 先生 医生'.split(
    ' ',
  ),
);

/** Wishes are often said without 我. */
const ANYBODY = ['', '@person', '@kin', '我|你|您|他|她|我们 的? @kin'];
const OTHERS = ['你|您|他|她|你们'];
const WHEN = ['@moment*', '@moment* @digits 点 半?'];
const NUMBER = '@digits|半|几';
const DRINKS = '茶|红茶|绿茶|花茶|咖啡|水|热水|开水|牛奶|果汁|啤酒|酒|可乐|豆浆';
const FOODS =
  '菜|饭|米饭|面条|面|包子|饺子|苹果|水果|西瓜|香蕉|鸡蛋|面包|鱼|牛肉|羊肉|鸡肉|蛋糕|早饭|午饭|晚饭|中国菜|炒饭|牛肉面';
const GOODS = '书|衣服|裤子|毛衣|手机|电脑|票|火车票|电影票|车票|杯子|椅子|桌子';
const PLACES = '/ns|学校|商店|公园|火车站|医院|饭店|图书馆|机场|超市|银行|酒店|地铁站|公司|家|饭馆|餐厅|书店';
const BY_DAY = '学习|工作|吃饭|做饭|上班|上课|上学|看书|休息|睡觉|起床|买东西|跑步|游泳|打球|运动|旅行|旅游';
const FEELINGS = '高兴|累|忙|饿|渴|开心|困|好';

/** A thing by itself, or counted by a measure word of its own. */
const DRINK = [DRINKS, `${DRINKS} 和 ${DRINKS}`, `${NUMBER} 杯|瓶 ${DRINKS}`];
const SOUP = '鸡蛋? 汤';
const FOOD = [
  FOODS,
  SOUP,
  `${FOODS} 和 ${FOODS}`,
  `${FOODS} 和 ${SOUP}`,
  `${NUMBER} 碗|个 ${SOUP}`,
  `${NUMBER} 碗 米饭|饭|面|面条|炒饭|牛肉面`,
  `${NUMBER} 个 菜|包子|苹果|西瓜|鸡蛋|面包|蛋糕`,
  `${NUMBER} 份 饺子|炒饭|牛肉面`,
];
const GOOD = [GOODS, `${NUMBER} q=@measure n=${GOODS}`];
/** The verbs with what each is done to. */
const DEEDS: readonly (readonly [verb: string, things: readonly string[]])[] = [
  ['喝', DRINK],
  ['吃', FOOD],
  ['买', [...DRINK, ...FOOD, ...GOOD]],
  ['看', ['书|电视|电影']],
  ['学|学习|说', ['中文|汉语|英语|葡萄牙语|日语|法语']],
  ['坐', ['公共汽车|地铁|出租车|火车|飞机|高铁|公交车|船']],
];

/** All ways to take one of each list, in their order. */
const each = (...lists: readonly (readonly string[])[]): string[] =>
  lists.reduce<string[]>(
    (begun, list) => begun.flatMap((head) => list.map((tail) => `${head} ${tail}`)),
    [''],
  );

/** What can be said of somebody. */
const saying = (who: readonly string[]): string[] => [
  ...each(who, WHEN, ['也? 不? 想要|要|喜欢|点'], [...DRINK, ...FOOD, ...GOOD]),
  ...each(who, ['也? 有', '也? 没有'], GOOD),
  ...DEEDS.flatMap(([verb, things]) => each(who, WHEN, [`也? 不? 想|要|可以|会|喜欢? ${verb}`], things)),
  ...each(
    who,
    WHEN,
    ['吃|喝|买 了'],
    [...DRINK, ...FOOD, ...GOOD].filter((thing) => thing.startsWith(NUMBER)),
  ),
  ...each(who, WHEN, [`也? 很|非常|不|不太 ${FEELINGS}`]),
  ...each(who, WHEN, [`也? 不? 想|要|可以|喜欢? 去? ${BY_DAY}`]),
  ...each(who, WHEN, [`也? 不? 想|要|可以|喜欢? 在|去 ${PLACES} ${BY_DAY}`]),
  ...each(who, WHEN, [`也? 不|没? 想|要|可以|会? 去 ${PLACES}`]),
  ...each(who, WHEN, ['想|要? 跟|和'], ANYBODY.slice(1), ['见面|吃饭|聊天']),
  ...each(who, ['也? 不? 是'], ['@people']),
  ...each(who, [`住 在 ${PLACES}`]),
];
const STATION = '火车|地铁|汽车 站';
const ASKING = [
  ...each(
    ['请? 给 我', '再? 来'],
    [...DRINK, ...FOOD, ...GOOD].filter((thing) => thing.startsWith(NUMBER)),
  ),
  ...each([`${PLACES}|厕所|洗手间`, STATION], ['在 哪里|哪儿']),
  ...each(['这个|那个', `${DRINKS}|${FOODS}|${GOODS}`], ['多少 钱', '多少钱']),
  ...each(['去', ''], [PLACES, STATION], ['怎么 走', '怎么走']),
];

const framed = (sources: readonly string[], end: string): readonly Pattern[] =>
  sources.map((source) => compile(`^ ${source} ${end} $`));
const FRAMES = framed([...saying(ANYBODY), ...ASKING], '');
/** With 吗, what is said of others becomes a question; nobody asks what they want themselves, only what they may do. */
const YES_NO = framed(
  [
    ...saying(OTHERS),
    ...DEEDS.flatMap(([verb, things]) => each(['我|我们? 可以'], [verb], things)),
    ...each(['我|我们? 可以'], WHEN, [`去 ${PLACES}`, BY_DAY]),
  ],
  '吗',
);

/** Whether each clause of a text is certainly right. */
export function isPlain(lexicon: Lexicon, text: string): boolean {
  if (check(lexicon, text).length > 0) return false;
  const clauses = clausesOf(tokensOf(lexicon, text));
  return clauses.length > 0 && clauses.every(isPlainClause);
}

function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (isMark(token)) clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses.filter((clause) => clause.length > 0);
}

function isPlainClause(clause: readonly Token[]): boolean {
  if (BY_ITSELF.has(clause.map(({ text }) => text).join(''))) return true;
  const frames = clause.at(-1)?.text === '吗' ? YES_NO : FRAMES;
  return frames.some((pattern) => {
    const match = matchAt(pattern, clause, 0);
    if (match === undefined || match.to !== clause.length) return false;
    const [measure] = match.parts.get('q') ?? [];
    const [noun] = match.parts.get('n') ?? [];
    return (
      measure === undefined ||
      (noun !== undefined && measureFor(noun.text) !== undefined && measureFits(noun.text, measure.text))
    );
  });
}
