// The first of several answers that fits a text, and tells what the text asks for.

import type { Answer, WordLists } from '../../../../../content/schema/talks/talk.ts';
import { isStrong, matchPattern, namedBy, type Slots } from '../../../../understand/patterns/match.ts';
import type { Utterance } from '../../../../understand/text/utterance.ts';
import { askKindOf, names, tells } from '../ask-kinds.ts';
import { isOfOthers, isQuestion } from '../speech-acts.ts';
import { isOnPoint } from './on-point.ts';

export type FittingAnswer = {
  readonly replies: Answer['replies'];
  readonly slots: Slots;
  readonly pattern: string;
  /** The pattern says little by itself. */
  readonly isWeak: boolean;
};

export function fittingAnswer(
  answers: readonly Answer[],
  said: Utterance,
  words: WordLists,
): FittingAnswer | undefined {
  const asks = isQuestion(said.raw);
  const kind = asks ? askKindOf(said.raw) : undefined;
  const isNotOurs = SUPPOSED.test(said.raw) || OF_ANOTHER_TIME.test(said.raw) || isOfOthers(said.raw);
  for (const { match, replies } of answers) {
    const telling = replies.filter(({ zh }) => tells(kind, zh) && !(isNotOurs && SORRY.test(zh)));
    if (telling.length === 0) continue;
    for (const pattern of match) {
      const slots = matchPattern(pattern, said, words);
      if (slots === undefined) continue;
      const told = `${namedBy(pattern, said, slots)}${telling.map(({ zh }) => zh).join('')}`;
      if (!asks || isOnPoint(said.raw, told, kind === 'price' && names(kind, pattern)))
        return { replies: telling, slots, pattern, isWeak: !isStrong(pattern) };
    }
  }
  return undefined;
}

/** Nobody says sorry for what might happen, 会不会剪坏, nor for what others do: 我的室友很吵. */
const SUPPOSED = /要是|如果|万一|会不会/u;
/** 去年把身体累坏了 is of another time, and 住院 of themselves. */
const OF_ANOTHER_TIME = /去年|前年|以前|那年|小时候|上次|那时|当时|大学|我自己|身体|住院|住了.{0,4}院/u;
const SORRY = /对不起|不好意思|抱歉/u;
