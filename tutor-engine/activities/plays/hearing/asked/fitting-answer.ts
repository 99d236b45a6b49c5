// The first of several answers that fits a text, and tells what the text asks for.

import type { Answer, WordLists } from '../../../../../content/schema/talks/talk.ts';
import { isStrong, matchPattern, namedBy, type Slots } from '../../../../understand/patterns/match.ts';
import { LITTLE } from '../../../../understand/patterns/pattern.ts';
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
  const isNotOurs =
    ONLY_ASKS.test(said.raw) ||
    SUPPOSED.test(said.raw) ||
    OF_ANOTHER_TIME.test(said.raw) ||
    isOfOthers(said.raw);
  for (const { match, replies } of answers) {
    const telling = replies.filter(({ zh }) => tells(kind, zh) && !(isNotOurs && SORRY.test(zh)));
    if (telling.length === 0) continue;
    for (const pattern of match) {
      const slots = matchPattern(pattern, said, words);
      if (slots === undefined) continue;
      const told = `${namedBy(pattern, said, slots)}${telling.map(({ zh }) => zh).join('')}`;
      if (!asks && !isOfIt(said.raw, told)) continue;
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
/** In characters: what is longer tells more than one word of it. */
const LONG = 12;
/** The least share of what a long sentence names that the answer and its pattern speak of. */
const LEAST_TOLD = 0.25;

/** One word of a longer sentence calls up nothing: 胃不太好，太浓的怕受不了 is no order of strong tea. */
function isOfIt(raw: string, told: string): boolean {
  const named = [...new Set(raw)].filter((char) => HAN.test(char) && !LITTLE.has(char));
  if (named.length < LONG) return true;
  const known = new Set(told);
  return named.filter((char) => known.has(char)).length / named.length >= LEAST_TOLD;
}

const HAN = /\p{Script=Han}/u;

/** 太短了吗 asks, and complains of nothing yet. */
const ONLY_ASKS = /^(?!.*(?:怎么|为什么|还没|凭什么)).*吗[？?]$/u;
const SORRY = /对不起|不好意思|抱歉/u;
