// "Is this right?": the sentence said right where it has mistakes, or what can be said of it without.

import { type Finding, isPlain, tokensOf, usualness } from '../../../chinese/grammar/index.ts';
import { candidatesFor } from '../../../chinese/input-method/index.ts';
import type { Line } from '../../../content/schema/line.ts';
import { findingsIn } from '../../analysis/findings-in.ts';
import { isOfSigns } from '../../analysis/importance.ts';
import type { Draft } from '../../state/draft.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { comeBack, withoutStop } from '../shared-moves.ts';
import { each, same, wordings } from '../wording.ts';
import { patiently } from './invite-to-say.ts';
import { NO_MISTAKE_SEEN, RIGHT, SAY_WHICH, UNUSUAL, USUALLY, WRONG } from './judgements.ts';

const EXPLAIN = { move: 'explain', accepted: undefined } as const;
/** What reads less usual may have a mistake that no rule knows. */
const LEAST_USUAL = -5.2;
/** A longer text is not judged in one breath. */
const LONGEST = 60;

/** `sentence`: undefined for the last that the learner said. */
export function judgeSentence(context: TurnContext, sentence: string | undefined): Generator<Draft> {
  const asked = sentence ?? lastSaid(context);
  const leads = each(asked === undefined ? wordings(context, SAY_WHICH) : judged(context, asked));
  return comeBack(patiently(context, leads), leads, EXPLAIN);
}

function judged(context: TurnContext, asked: string): Line[] {
  const { lexicon, inputMethod } = context.setting.core;
  const isTyped = inputMethod !== undefined && !/\p{Script=Han}/u.test(asked);
  const sentence = isTyped ? (candidatesFor(inputMethod, asked, { most: 1 })[0] ?? asked) : asked;
  const found = findingsIn(lexicon, sentence).filter(({ point }) => !isOfSigns(point));
  const wrong = found.filter(({ tier }) => tier === 'wrong');
  const right = { right: same(withoutStop(mended(sentence, wrong.length > 0 ? wrong : found))) };
  if (wrong.length > 0) return wordings(context, WRONG, right);
  if (found.length > 0) return wordings(context, USUALLY, right);
  if (isPlain(lexicon, withoutStop(sentence))) return wordings(context, RIGHT);
  const isUsual = usualness(tokensOf(lexicon, withoutStop(sentence))) >= LEAST_USUAL;
  return wordings(context, isUsual ? NO_MISTAKE_SEEN : UNUSUAL);
}

function mended(text: string, findings: readonly Finding[]): string {
  return findings.reduceRight(
    (done, { start, end, correction }) => done.slice(0, start) + correction + done.slice(end),
    text,
  );
}

function lastSaid({ history }: TurnContext): string | undefined {
  const last = history.findLast(({ by, text }) => by === 'learner' && /\p{Script=Han}{2}/u.test(text))?.text;
  return last === undefined || last.length > LONGEST ? undefined : last;
}
