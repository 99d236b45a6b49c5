// 走了 of a person may be a death. It is one where it stands with what is only said of the dead: a year, the last look, a
// grave, regret; it is none where they went somewhere.

import type { Predicate } from '../../../content/schema/listening/predicate.ts';
import type { FoundWords, PredicateMention } from './find-words.ts';
import type { WordIndex } from './word-index.ts';

const YEARS = '[零一二两三四五六七八九十几多\\d]+多?';
/** 老伴儿走了三年了, 她前年走了: who has been gone for years, has died. */
const FOR_YEARS = new RegExp(
  `走了(?:快|有|都|已经)?${YEARS}年|(?:去年|前年|年前|那年|永远|因病)[^，]{0,6}走了|走了[，,](?:已经|快|都|是|在)?(?:${YEARS}年|去年|前年)`,
  'u',
);
/** 走得很突然, 走的那年: said of nobody who comes back. */
const FOR_GOOD = /走得(?:很|太|那么|这么|特别)?(?:突然|安详|平静)|走得(?:太|那么|这么)早|走的那年/u;
/** What stands beside a death and beside no journey. */
const LOSS =
  /最后一[面眼]|没(?:能|有)?来得及[^，。]{0,8}(?:告别|道别|再见|说)|没(?:能|有)?赶上|再也(?:见|听|吃|没|不能|回不)|后悔|遗憾|内疚|自责|怀念|[她他]的(?:声音|味道|照片|遗)|[上扫]坟|扫墓|墓|忌日|骨灰|遗[物像照]|葬礼|缓(?:不)?过(?:来|劲)|(?:接受|适应)不了|难以接受|没法接受|不敢相信|追悼|告别式|火化|临终|生前|在世/u;
/** They went somewhere, or with everybody. */
const LEFT_FOR =
  /(?:坐|开|骑|乘)[^，。]{0,4}(?:车|飞机|火车|地铁|船)|[去回飞搬到][^，。了]{0,5}(?:国|家|城|镇|[东西南北]京|上海|老家|外地|学校|公司|旅[游行])|赶(?:飞机|火车|车|船)|出差|出国|留学[^，。]{0,2}$|上[班学课]|旅[游行]|公里|[一二三两几\d]+步|(?:都|全|们[^，。]{0,2})走了|(?:客人|同学|老板|同事)[^，。]{0,3}走/u;
/** Behind whoever it is of. */
const GOES = /走(?:了?以?后|了?之后|的(?:时候|那[天晚年]|前)|得|了)/u;

type Departure = 'death' | 'journey' | 'open';

/** What the whole text says of who 走了. */
export function departureIn(text: string): Departure {
  if (!text.includes('走')) return 'open';
  if (FOR_YEARS.test(text) || FOR_GOOD.test(text)) return 'death';
  if (LEFT_FOR.test(text)) return 'journey';
  return LOSS.test(text) ? 'death' : 'open';
}

/** Of them something is lost: 她走的时候, 我爸爸走后. */
const DEAR: ReadonlySet<string> = new Set(['person', 'animal']);

/** The words of a clause, with 走 read as what the text tells by it. */
export function withDeparture({ verbs }: WordIndex, words: FoundWords, told: Departure): FoundWords {
  if (told === 'open' || !words.text.includes('走')) return words;
  const left = words.predicates.filter(({ predicate }) => predicate.id !== 'gone');
  if (told === 'journey') return { ...words, predicates: left.filter((one) => !isLeaving(one)) };
  const death = verbs.get('去世')?.[0]?.predicate;
  const found = GOES.exec(words.text);
  if (death === undefined || found === null || left.some(({ predicate }) => predicate.id === death.id))
    return words;
  const start = found.index;
  if (!isOfSomebody(words, start)) return words;
  const mention: PredicateMention = deathAt(death, start);
  const others = left.filter((one) => one.end <= start || one.start > start);
  return { ...words, predicates: [...others, mention].toSorted((a, b) => a.start - b.start) };
}

/** 我妈妈已经走了, 坐火车回老家了: by the word alone it was a death. */
function isLeaving({ predicate, word }: PredicateMention): boolean {
  return predicate.id === 'die' && word.endsWith('走了');
}

function deathAt(predicate: Predicate, start: number): PredicateMention {
  return { start, end: start + 2, word: '走了', predicate, object: undefined };
}

function isOfSomebody({ text, nouns }: FoundWords, start: number): boolean {
  const before = text.slice(0, start);
  const isNamed = nouns.some(({ kind, end, isOfOthers }) => DEAR.has(kind) && end <= start && !isOfOthers);
  return isNamed || /[他她它](?!们)/u.test(before);
}
