// Judges a word that was typed in hanzi of either script or in pinyin, with or without tones.

import type { Verdict } from '../../../../chinese/matching/index.ts';
import { compareReading, parsePinyin, toMarks } from '../../../../chinese/sounds/index.ts';
import type { TypeExercise } from './exercise.ts';
import { characterSlip, isLetterSlip } from './slips.ts';
import { charactersOf, syllablesOf } from './words/study-word.ts';

/** Holds an answer against accepted ones: the language core, which the page fetches. */
export type Grade = (answer: string, accepted: readonly string[]) => Promise<Verdict>;

/** What an answer is judged by: the language core, which the page fetches. */
export type TypedBy = { readonly grade: Grade; readonly isWord: (text: string) => boolean };

export type TypedVerdict = {
  /** `another`: a word of the same meaning, but not the one that is asked for; the learner goes on. */
  readonly verdict: 'right' | 'near' | 'wrong' | 'another';
  readonly why: Verdict['why'] | 'letter';
  /** Of what is nearly right the one place that is not, as it should be: a syllable or a character. */
  readonly slip?: string | undefined;
};

const HAN = /\p{Script=Han}/u;
/** A sound this far off can still be a slip: zh for z, n for ng. */
const NEAR_SOUND = 0.2;

export async function judgeTyped(
  { target, accepted, alike }: TypeExercise,
  answer: string,
  { grade, isWord }: TypedBy,
): Promise<TypedVerdict> {
  const typed = answer.trim();
  const isHan = HAN.test(typed);
  const pinyin = isHan ? undefined : judgePinyin(typed, target.reading, target.alsoRead);
  if (pinyin && pinyin.verdict !== 'wrong') return pinyin;
  const own = await grade(typed, [target.word]);
  // In letters the word's own reading has decided: 长 has another one, which the core may take for it.
  if (!pinyin && own.verdict !== 'wrong' && !isHalf(own)) return ofWord(own);
  const others = accepted.filter((word) => word !== target.word);
  const other = others.length > 0 ? await grade(typed, others) : undefined;
  if (other?.verdict === 'right') return { verdict: 'another', why: 'synonym' };
  if (!isHan && isLetterSlip(typed, target.reading, alike)) return { verdict: 'near', why: 'letter' };
  const slip = isHan ? characterSlip(typed, target.word, isWord) : undefined;
  if (slip !== undefined) return { verdict: 'near', why: 'typo', slip };
  return { verdict: 'wrong', why: own.why === 'empty' ? 'empty' : 'different' };
}

/** A sentence may lack a measure word; of a word that ends in one (面条) half is missing. */
const isHalf = ({ why }: Verdict): boolean => why === 'measure-word';

const ofWord = ({ verdict, why, expected }: Verdict): TypedVerdict => ({
  verdict,
  why,
  slip: why === 'homophone' && charactersOf(expected).length === 1 ? expected : undefined,
});

/** Undefined for what is no pinyin. */
export function judgePinyin(
  answer: string,
  reading: string,
  alsoRead: readonly string[] = [],
): TypedVerdict | undefined {
  const readings = [reading, ...alsoRead].map((one) => syllablesOf(one.toLowerCase()));
  const ways = parsePinyin(answer).flatMap(({ syllables }) =>
    readings.map((wanted) => judgeSyllables(syllables, wanted)),
  );
  return (
    ways.find(({ verdict }) => verdict === 'right') ??
    ways.find(({ verdict }) => verdict === 'near') ??
    ways[0]
  );
}

type Typed = { readonly base: string; readonly tone: number | undefined };
type Slip = 'different' | 'sound' | 'tone';

function judgeSyllables(typed: readonly Typed[], wanted: readonly string[]): TypedVerdict {
  if (typed.length !== wanted.length) return { verdict: 'wrong', why: 'different' };
  const slips = wanted.flatMap((syllable, at) => {
    const why = slipOf(typed[at], syllable, wanted[at + 1]);
    return why === undefined ? [] : [{ why, syllable: toMarks(syllable) }];
  });
  const [first, ...others] = slips;
  if (first === undefined) return { verdict: 'right', why: 'pinyin' };
  const why = (['different', 'sound', 'tone'] as const).find((each) =>
    slips.some((slip) => slip.why === each),
  );
  if (why === undefined || why === 'different') return { verdict: 'wrong', why: 'different' };
  return { verdict: 'near', why, slip: others.length === 0 ? first.syllable : undefined };
}

function slipOf(typed: Typed | undefined, wanted: string, next: string | undefined): Slip | undefined {
  const base = wanted.slice(0, -1);
  if (typed === undefined) return 'different';
  if (typed.base !== base)
    return compareReading(base, typed.base).distance > NEAR_SOUND ? 'different' : 'sound';
  const tone = wanted.slice(-1);
  const isSaidSo = tone === '3' && next?.endsWith('3') === true && typed.tone === 2;
  const isRight = typed.tone === undefined || String(typed.tone) === tone || tone === '5' || isSaidSo;
  return isRight ? undefined : 'tone';
}
