// What the writing of a whole word comes to, from what its characters came to.

import type { Judgement } from '../../../../chinese/strokes/index.ts';
import type { Aided } from '../../../learning-events/domain/index.ts';

/** `near`: the characters are right, not all of their order or directions; `shown`: given up, the way was shown. */
type WritingOutcome = 'right' | 'near' | 'wrong' | 'shown';

export type WrittenCharacter = {
  readonly outcome: WritingOutcome;
  /** It was traced or shown before. */
  readonly isAided: boolean;
  /** The character, or the one that was written instead. */
  readonly answer: string;
  readonly tookMs: number;
};

export type WrittenWord = {
  readonly outcome: WritingOutcome;
  readonly aided: Extract<Aided, 'none' | 'full'>;
  readonly answer: string;
  readonly tookMs: number;
};

/** Stands in an answer for what is no character that anybody named. */
const UNREADABLE = '？';
const FROM_WORST: readonly WritingOutcome[] = ['shown', 'wrong', 'near', 'right'];

/** Undefined for a writing that cannot be judged: it counts for nothing. */
export function writtenCharacter(
  character: string,
  { verdict, lookAlike }: Pick<Judgement, 'verdict' | 'lookAlike'>,
  how: Pick<WrittenCharacter, 'isAided' | 'tookMs'>,
): WrittenCharacter | undefined {
  if (verdict === 'unsure') return undefined;
  if (verdict === 'wrong') return { ...how, outcome: 'wrong', answer: lookAlike ?? UNREADABLE };
  return { ...how, outcome: verdict === 'right' ? 'right' : 'near', answer: character };
}

export const shownCharacter = (tookMs: number): WrittenCharacter => ({
  outcome: 'shown',
  isAided: true,
  answer: '',
  tookMs,
});

export function writtenWord(characters: readonly WrittenCharacter[]): WrittenWord {
  const outcomes = new Set(characters.map(({ outcome }) => outcome));
  return {
    outcome: FROM_WORST.find((outcome) => outcomes.has(outcome)) ?? 'right',
    aided: characters.some(({ isAided }) => isAided) ? 'full' : 'none',
    answer: characters.map(({ answer }) => answer).join(''),
    tookMs: Math.round(characters.reduce((sum, { tookMs }) => sum + tookMs, 0)),
  };
}
