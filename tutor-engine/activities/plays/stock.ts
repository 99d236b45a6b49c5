// Whether there is what somebody asks for: what the lists of the play hold is there, other food and drink is not.

import type { Line } from '../../../content/schema/line.ts';
import { each, same, setLines } from '../../say/wording.ts';
import type { Leads } from '../../state/turn-context.ts';
import { matchPattern } from '../../understand/patterns/match.ts';
import { utterance } from '../../understand/text/utterance.ts';
import type { PlayContext } from './go-on.ts';
import { listedLine } from './world.ts';

const ASKED: readonly RegExp[] = [
  /(?:还)?有(?:没有)?(?:什么|哪些|哪几种|热的?|冰的?)?(?<what>[\p{Script=Han}]{1,6}?)(?:没有|吗|么|呢|[？?]|$)/u,
  /(?:^|[，,。！!那])(?<what>[\p{Script=Han}]{1,6}?)有(?:没有|吗|么)/u,
  /(?:do you have|is there|tem)(?: any| some| an?| um| uma| alguma?)? (?<what>[\p{Script=Latin} ]{3,20}?)[？?]?$/iu,
];
/** So many are named where something else is asked for. */
const MOST_NAMED = 3;

/** Undefined where nothing is asked for, or nothing that such a place could have. */
export function stockIn(context: PlayContext): Leads | undefined {
  const { play } = context.playing;
  const items = (play.stock ?? []).flatMap((list) => play.words[list] ?? []);
  const what = ASKED.map((asked) => asked.exec(context.said.raw.trim())?.groups?.['what']?.trim()).find(
    (found) => found !== undefined,
  );
  if (items.length === 0 || what === undefined) return undefined;
  const names = (one: string) => one === what || one.toLowerCase() === what.toLowerCase();
  const exact = items.filter(({ zh, also, en, pt }) => [zh, ...also, en, pt].some(names));
  const found = exact.length > 0 ? exact : items.filter(({ zh }) => zh.includes(what));
  const things = listedLine(unique(found).slice(0, MOST_NAMED));
  if (found.length > 0) return each(setLines(context, 'have', { things }));
  if (!isGoods(what, context)) return undefined;
  const others = listedLine(unique(items).slice(0, MOST_NAMED));
  return each(setLines(context, 'haveNot', { thing: same(what), things: others }));
}

function unique(words: readonly Line[]): Line[] {
  return words.filter((word, at) => words.findIndex(({ zh }) => zh === word.zh) === at);
}

/** Food or drink of the level; chopsticks are there anyway. */
function isGoods(what: string, { words }: PlayContext): boolean {
  const said = utterance(what);
  return ['food', 'drink', 'fruit', 'dish'].some(
    (list) => words[list] !== undefined && matchPattern(`{${list}}`, said, words) !== undefined,
  );
}
