// Judges a word that was typed in hanzi of either script or in pinyin, with or without tones.

import type { Verdict } from '../../../../chinese/matching/index.ts';
import { compareReading, parsePinyin } from '../../../../chinese/sounds/index.ts';
import type { TypeExercise } from './exercise.ts';
import { syllablesOf } from './words/study-word.ts';

/** Holds an answer against accepted ones: the language core, which the page fetches. */
export type Grade = (answer: string, accepted: readonly string[]) => Promise<Verdict>;

export type TypedVerdict = {
  /** `another`: a word of the same meaning, but not the one that is asked for; the learner goes on. */
  readonly verdict: 'right' | 'near' | 'wrong' | 'another';
  readonly why: Verdict['why'];
};

const HAN = /\p{Script=Han}/u;
/** A sound this far off can still be a slip: zh for z, n for ng. */
const NEAR_SOUND = 0.2;

export async function judgeTyped(
  { target, accepted }: TypeExercise,
  answer: string,
  grade: Grade,
): Promise<TypedVerdict> {
  const typed = answer.trim();
  const pinyin = HAN.test(typed) ? undefined : judgePinyin(typed, target.reading);
  if (pinyin && pinyin.verdict !== 'wrong') return pinyin;
  const own = await grade(typed, [target.word]);
  // In letters the word's own reading has decided: 长 has another one, which the core may take for it.
  if (!pinyin && own.verdict !== 'wrong') return { verdict: own.verdict, why: own.why };
  const others = accepted.filter((word) => word !== target.word);
  const other = others.length > 0 ? await grade(typed, others) : undefined;
  if (other?.verdict === 'right') return { verdict: 'another', why: 'synonym' };
  return { verdict: 'wrong', why: own.why === 'empty' ? 'empty' : 'different' };
}

/** Undefined for what is no pinyin. */
export function judgePinyin(answer: string, reading: string): TypedVerdict | undefined {
  const wanted = syllablesOf(reading.toLowerCase());
  const ways = parsePinyin(answer).map(({ syllables }) => judgeSyllables(syllables, wanted));
  return (
    ways.find(({ verdict }) => verdict === 'right') ??
    ways.find(({ verdict }) => verdict === 'near') ??
    ways[0]
  );
}

type Typed = { readonly base: string; readonly tone: number | undefined };

function judgeSyllables(typed: readonly Typed[], wanted: readonly string[]): TypedVerdict {
  if (typed.length !== wanted.length) return { verdict: 'wrong', why: 'different' };
  const slips = wanted.flatMap((syllable, at) => slipOf(typed[at], syllable, wanted[at + 1]));
  if (slips.includes('different')) return { verdict: 'wrong', why: 'different' };
  if (slips.includes('sound')) return { verdict: 'near', why: 'sound' };
  return slips.length > 0 ? { verdict: 'near', why: 'tone' } : { verdict: 'right', why: 'pinyin' };
}

function slipOf(
  typed: Typed | undefined,
  wanted: string,
  next: string | undefined,
): readonly ('different' | 'sound' | 'tone')[] {
  const base = wanted.slice(0, -1);
  if (typed === undefined) return ['different'];
  if (typed.base !== base)
    return compareReading(base, typed.base).distance > NEAR_SOUND ? ['different'] : ['sound'];
  const tone = wanted.slice(-1);
  const isSaidSo = tone === '3' && next?.endsWith('3') === true && typed.tone === 2;
  const isRight = typed.tone === undefined || String(typed.tone) === tone || tone === '5' || isSaidSo;
  return isRight ? [] : ['tone'];
}
