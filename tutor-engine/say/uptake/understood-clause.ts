// Whether a clause was understood so far that lines written for what it tells may be said to it: one word of it caught is
// not enough. What is told of others, in words that nobody knows, or in passing is met by what fits anything told.

import { type Token, tokensOf } from '../../../chinese/grammar/index.ts';
import type { Lexicon } from '../../../chinese/words/index.ts';
import type { Frame } from '../../understand/frames/frame.ts';
import { mentionsIn } from '../../understand/frames/mentions.ts';
import type { TakenUp } from './uptakes-of.ts';

/** What weighs so much is taken up by whatever was caught of it. */
const GRAVE = 6;
/** In characters: so short a clause says little besides. */
const SHORT = 7;
/** So much of a clause is a noun that lines about it are about what was said. */
const MOSTLY = 0.6;
/** So many things told in one clause are a story. */
const STORY = 3;
/** Words that tell something. */
const TELLS = /^(?:n|v|a|i|l|s)/u;
/** Of everybody and nothing in particular. */
const LITTLE: ReadonlySet<string> = new Set(
  '是 有 在 到 来 去 给 让 叫 说 觉得 知道 想 要 会 能 可以 可能 应该 得 做 用 成 完 好 上 下 里 人 东西 事 事情 时候 没有 没 不 很 太 一下 今天 昨天 明天 现在 最近 老师 自己 一个 那个 这个 还有 开始 喜欢 请 多 少 大 小 起来 出来 下来 回来 过来 一起'.split(
    ' ',
  ),
);

export function isUnderstood(
  lexicon: Lexicon,
  told: readonly Frame[],
  { key, frame }: Pick<TakenUp, 'key' | 'frame'>,
): boolean {
  const { clause, predicate, isSupposed } = frame;
  if ((predicate?.salience ?? 0) >= GRAVE && !isSupposed && !key.startsWith('nouns/')) return true;
  const isAlone = new Set(told.map((one) => one.clause)).size < 2;
  if (key.startsWith('nouns/')) return nounShare(frame) >= MOSTLY;
  if (clause.length <= SHORT && isAlone) return true;
  if (told.filter((one) => one.clause === clause && one.predicate !== undefined).length >= STORY)
    return false;
  return unknownIn(lexicon, told, clause).length === 0;
}

function nounShare(frame: Frame): number {
  return Math.max(0, ...mentionsIn(frame).map(({ zh }) => zh.length)) / Math.max(1, frame.clause.length);
}

/** The words of a clause that tell something, and of which no frame knows. */
function unknownIn(lexicon: Lexicon, told: readonly Frame[], clause: string): Token[] {
  const known = told
    .filter((one) => one.clause === clause)
    .flatMap((one) => [one.at, ...mentionsIn(one)])
    .map(({ start, end }) => ({ start, end }));
  let at = 0;
  return tokensOf(lexicon, clause).filter((token) => {
    const start = clause.indexOf(token.text, at);
    at = start < 0 ? at : start + token.text.length;
    const isKnown = known.some((place) => place.start < at && start < place.end);
    return !isKnown && TELLS.test(token.pos[0] ?? '') && !LITTLE.has(token.text);
  });
}
