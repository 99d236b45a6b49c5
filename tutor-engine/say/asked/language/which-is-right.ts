// Of ways to say the same, those that are right, and whether a word is rude.

import { tokensOf, usualness } from '../../../../chinese/grammar/index.ts';
import { lookUp } from '../../../../chinese/words/index.ts';
import type { Line } from '../../../../content/schema/line.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import { explainExactly } from '../../translate/gloss.ts';
import { same, wordings } from '../../wording.ts';
import { mendedFreely, reasonsFor, wrongIn } from '../judge-sentence.ts';
import * as set from './lines.ts';
import { together } from './quote.ts';
import { wordNote } from './word-note.ts';

/** By so much the likeliest of ways without a certain mistake must be more usual to be told as the one to say. */
const CLEARLY = 0.5;

/** `undefined` where they are words, which are told apart. */
export function whichIsRight(context: TurnContext, ways: readonly string[]): readonly Line[] | undefined {
  const { lexicon } = context.setting.core;
  const right = ways.filter((way) => wrongIn(context, way).length === 0);
  const wrong = ways.filter((way) => !right.includes(way));
  // 三个花 is mended to 三朵花: that is the one.
  const mended = ways.find((way) =>
    ways.some((other) => other !== way && mendedFreely(context, other) === way),
  );
  if (mended !== undefined && right.includes(mended))
    return rather(
      context,
      mended,
      ways.filter((way) => way !== mended),
    );
  const [only, ...others] = right;
  if (only !== undefined && others.length === 0) return rather(context, only, wrong);
  if (ways.every((way) => lookUp(lexicon, way) !== undefined)) return undefined;
  const ranked = (right.length === 0 ? ways : right)
    .map((way) => ({ way, usual: usualness(tokensOf(lexicon, way)) }))
    .toSorted((one, other) => other.usual - one.usual);
  const [first, second] = ranked;
  if (first === undefined || second === undefined) return undefined;
  if (right.length === 0)
    return rather(
      context,
      first.way,
      ways.filter((way) => way !== first.way),
    );
  if (first.usual - second.usual >= CLEARLY)
    return wordings(context, set.MORE_USUAL, { one: same(first.way), other: listed(ways, first.way) });
  const slots = { one: same(first.way), other: listed(right, first.way) };
  return wordings(context, set.BOTH_RIGHT, slots);
}

function rather(context: TurnContext, right: string, wrong: readonly string[]): readonly Line[] {
  const gloss = together(wrong.slice(0, 2).map((way) => reasonsFor(context, way)));
  return wordings(context, set.RATHER, { right: same(right), wrong: listed(wrong), gloss });
}

const listed = (ways: readonly string[], but?: string) => same(ways.filter((way) => way !== but).join('”“'));

const RUDE =
  /\b(?:vulgar|offensive|derog|swear|curse|slang for|obscene|insult|bastard|damn|fuck|shit|idiot)/iu;
const COURTEOUS = /\((?:polite|courteous|hon|humble)/iu;
/** No bad words, and yet nobody likes to hear them of themselves. */
const HURTS = new Set('胖 胖子 老 老人 老太太 笨 傻 丑 矮 穷 懒 瘦 秃 黑 土 剩女 死 滚 闭嘴'.split(' '));
const CURT = new Set('随便 不要 给我 喂 什么 快点 快点儿 不知道 你说什么 干嘛'.split(' '));

/** What is known of the manner of a word; undefined where nobody knows the word. */
export function mannerOf(context: TurnContext, word: string): readonly Line[] | undefined {
  const found = explainExactly(word, context);
  const gloss = together([wordNote(context, word)]);
  const slots = { word: same(word), gloss };
  if (HURTS.has(word)) return wordings(context, set.MAY_HURT, slots);
  if (CURT.has(word)) return wordings(context, set.SOUNDS_CURT, slots);
  if (found === undefined) return undefined;
  if (RUDE.test(found.en)) return wordings(context, set.IS_RUDE, slots);
  return wordings(context, COURTEOUS.test(found.en) ? set.IS_POLITE : set.NOT_RUDE, slots);
}
