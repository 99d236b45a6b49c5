// Whether there is what somebody asks for: what the lists of the play hold is there, other food and drink is not.

import type { Line } from '../../../../../../content/schema/line.ts';
import type { WorldKind } from '../../../../../../content/schema/talks/play-world.ts';
import type { Word } from '../../../../../../content/schema/talks/talk.ts';
import { each, same, setLines } from '../../../../../say/wording.ts';
import type { Leads } from '../../../../../state/turn-context.ts';
import { findWords } from '../../../../../understand/frames/find-words.ts';
import { wordIndexOf } from '../../../../../understand/frames/word-index.ts';
import { matchPattern } from '../../../../../understand/patterns/match.ts';
import { utterance } from '../../../../../understand/text/utterance.ts';
import { isQuestion } from '../../../hearing/speech-acts.ts';
import type { PlayContext } from '../../../world/play-context.ts';
import { listedLine } from '../../../world/world.ts';

const ASKED: readonly RegExp[] = [
  /(?:还)?有(?:没有)?(?:什么|哪些|哪几种|热的?|冰的?)?(?<what>[\p{Script=Han}]{1,6}?)(?:没有|吗|么|呢|[？?]|$)/u,
  /(?:^|[，,。！!那])(?<what>[\p{Script=Han}]{1,6}?)有(?:没有|吗|么)/u,
  /(?:do you have|is there|tem)(?: any| some| an?| um| uma| alguma?)? (?<what>[\p{Script=Latin} ]{3,20}?)[？?]?$/iu,
];
/** 豆腐里面有肉 tells. */
const FOREIGN = /^\s*(?:do you have|is there|tem)\b/iu;
/** Where somebody has goods at all. */
const SELLS: ReadonlySet<WorldKind> = new Set<WorldKind>([
  'eatery',
  'shop',
  'online',
  'hotel',
  'road',
  'kids',
]);
/** So many are named where something else is asked for. */
const MOST_NAMED = 3;

/** Undefined where nothing is asked for, or nothing that such a place could have. */
export function stockIn(context: PlayContext): Leads | undefined {
  const { play } = context.playing;
  const { kind } = play.world ?? {};
  if (kind !== undefined && !SELLS.has(kind)) return undefined;
  const items = (play.stock ?? []).flatMap((list) => play.words[list] ?? []);
  const asks = isQuestion(context.said.raw) || FOREIGN.test(context.said.raw);
  const what = (asks ? ASKED : [])
    .map((asked) => asked.exec(context.said.raw.trim())?.groups?.['what']?.trim())
    .find((found) => found !== undefined);
  if (items.length > 0 && what === undefined) return orderedIn(context, items);
  if (items.length === 0 || what === undefined) return undefined;
  const without = WITHOUT.exec(what)?.groups?.['no'];
  if (without !== undefined) return haveWithout(context, items, without);
  const names = (one: string) => one === what || one.toLowerCase() === what.toLowerCase();
  const exact = items.filter(({ zh, also, en, pt }) => [zh, ...also, en, pt].some(names));
  const found = exact.length > 0 ? exact : items.filter(({ zh }) => zh.includes(what));
  const things = listedLine(unique(found).slice(0, MOST_NAMED));
  if (found.length > 0) return each(setLines(context, 'have', { things }));
  if (!isGoods(what, context)) return undefined;
  const others = listedLine(unique(items).slice(0, MOST_NAMED));
  return each(setLines(context, 'haveNot', { thing: same(what), things: others }));
}

/** 有没有不放肉的菜. */
const WITHOUT = /^(?:不(?:放|带|含|加|要)|没有?)(?<no>\p{Script=Han}{1,3}?)的/u;
const MEATS = /肉|牛|羊|猪|鸡(?!蛋)|鸭|鱼|虾/u;

function haveWithout(context: PlayContext, items: readonly Word[], no: string): Leads | undefined {
  const left = items.filter(({ zh }) => !zh.includes(no) && !(no === '肉' && MEATS.test(zh)));
  return left.length === 0
    ? undefined
    : each(setLines(context, 'have', { things: listedLine(unique(left).slice(0, MOST_NAMED)) }));
}

/** 一个番茄炒鸡蛋, which is not on the menu: what is there instead is said. */
function orderedIn(context: PlayContext, items: readonly Word[]): Leads | undefined {
  if (/[？?]/u.test(context.said.raw)) return undefined;
  const names = items.flatMap(({ zh, also }) => [zh, ...also]);
  const thing = goodsIn(context).find((zh) => !names.some((name) => name.includes(zh) || zh.includes(name)));
  const { raw } = context.said;
  if (thing === undefined || DENIED.test(raw) || !ORDERS.test(raw)) return undefined;
  const things = listedLine(unique(items).slice(0, MOST_NAMED));
  return each(setLines(context, 'haveNot', { thing: same(thing), things }));
}

/** 不吃辣 orders nothing. */
const DENIED = /不|没|别|昨天|以前|喜欢/u;
const GOODS: ReadonlySet<string> = new Set([
  'dish',
  'vegetable',
  'meat-fish',
  'fruit',
  'drink',
  'alcohol',
  'snack',
]);

/** 菜里有虾 orders nothing either. */
const ORDERS =
  /(?<!需)要|[来点]|给我|想[吃喝买]|[一两三四五六七八九十几半\d](?:个|杯|碗|份|瓶|盘|斤|只|条|块)/u;

/** Food and drink that the text names. */
export function goodsIn({ setting: { core }, said }: PlayContext): string[] {
  return findWords(core.lexicon, wordIndexOf(core.frames), said.raw)
    .nouns.filter(({ classId }) => GOODS.has(classId))
    .map(({ zh }) => zh);
}

function unique(words: readonly Line[]): Line[] {
  return words.filter((word, at) => words.findIndex(({ zh }) => zh === word.zh) === at);
}

/** Food or drink of the level; chopsticks are there anyway. */
function isGoods(what: string, context: PlayContext): boolean {
  if (goodsIn({ ...context, said: utterance(what) }).length > 0) return true;
  const { words } = context;
  const said = utterance(what);
  return ['food', 'drink', 'fruit', 'dish'].some(
    (list) => words[list] !== undefined && matchPattern(`{${list}}`, said, words) !== undefined,
  );
}
