// Which of a text's mistakes are corrected, in which order, and how: now, later, or by saying it right in passing.

import { type Finding, points } from '../../chinese/grammar/index.ts';
import { LEVELS, type Level } from '../../content/schema/levels.ts';
import type { Line } from '../../content/schema/line.ts';
import { importanceOf, isOfSigns, isOfWriting } from '../analysis/importance.ts';
import { BANDS } from '../analysis/level.ts';
import type { Correction, RespondInput } from '../state/types.ts';
import { mended as withCorrections } from './meaning/meant.ts';

/** More at once discourages. */
const MOST = 2;
/** Below this a mistake is noted, not held against the learner on the spot. */
const SURE_ENOUGH = 0.8;

const reasons = new Map<string, { readonly band: number; readonly reason: Line }>(
  points.map(({ id, band, explanation }) => [id, { band, reason: explanation }]),
);

export type Mistake = Finding & { readonly wrong: string };

/** What matters in a talk, wrong or only unusual: what is of language, not of signs, nor of a recogniser's characters. */
export function mistakesIn(
  text: string,
  findings: readonly Finding[],
  input: RespondInput['input'] = 'typed',
): Mistake[] {
  return findings
    .filter(({ point }) => !isOfSigns(point) && !(input === 'speech' && isOfWriting(point)))
    .map((finding) => ({ ...finding, wrong: text.slice(finding.start, finding.end) }));
}

/** What tells whether a mistake is the same as an earlier one: its rule, for slips of writing its character too. */
export function keyOf({ point, correction }: Pick<Finding, 'point' | 'correction'>): string {
  return ['homophone', 'look-alike', 'misspelt', 'half-word'].includes(point)
    ? `${point}/${correction}`
    : point;
}

/**
 * At most two corrections, the most important first. `lately`: keys of mistakes corrected in the last turns, which are
 * left alone unless a whole sentence had been shown.
 */
export function correctionsOf(
  text: string,
  mistakes: readonly Mistake[],
  level: Level,
  lately: ReadonlySet<string>,
): Correction[] {
  const keys = new Set<string>(lately);
  const ranked = mistakes.toSorted((a, b) => importanceOf(b) - importanceOf(a) || a.start - b.start);
  const chosen = ranked.filter((mistake) => {
    const isNew = !keys.has(keyOf(mistake));
    keys.add(keyOf(mistake));
    return isNew;
  });
  return chosen.slice(0, MOST).map((mistake) => correctionOf(text, mistake, mistakes, level));
}

function correctionOf(text: string, mistake: Mistake, all: readonly Mistake[], level: Level): Correction {
  const { start, end, wrong, correction: right, point, tier } = mistake;
  // What is only usually said otherwise stays as it was said where something wrong is mended.
  const mended = tier === 'wrong' ? all.filter((one) => one.tier === 'wrong') : all;
  return {
    start,
    end,
    wrong,
    right,
    point,
    sentence: sentenceAround(
      withCorrections(text, mended),
      withCorrections(
        text.slice(0, start),
        mended.filter((one) => one.end <= start),
      ).length,
    ),
    reason: reasons.get(point)?.reason ?? { zh: '', en: '', pt: '' },
    kind: isForNow(mistake, level) ? 'now' : 'later',
    tier,
  };
}

/** Now: what a learner of the level has learnt, and is surely wrong. The rest waits for the review. */
function isForNow({ point, confidence, tier }: Mistake, level: Level): boolean {
  if (tier === 'natural') return false;
  const band = reasons.get(point)?.band ?? 7;
  return confidence >= SURE_ENOUGH && band <= nextBand(level);
}

/** A point one band above is about to be learnt; beginners keep to their own. */
function nextBand(level: Level): number {
  return LEVELS.indexOf(level) < LEVELS.indexOf('intermediate') ? BANDS[level] : BANDS[level] + 1;
}

/** The sentence of a text in which a place lies. */
function sentenceAround(text: string, at: number): string {
  const sentences = text.match(/[^。！？!?\n]+[。！？!?]*/gu) ?? [text];
  let end = 0;
  for (const sentence of sentences) {
    end = text.indexOf(sentence, end) + sentence.length;
    if (at < end) return sentence.trim();
  }
  return (sentences.at(-1) ?? text).trim();
}

/** Longer sentences are not repeated in passing. */
const LONGEST_RECAST = 24;

/** What may be repeated in passing. */
type Recastable = {
  /** As the learner said it. */
  readonly text: string;
  readonly corrections: readonly Correction[];
  /** With the learner's foreign words in Chinese. */
  readonly inChinese: string | undefined;
  /** Whether a sentence is certain to be right: mended in one place, it may still be wrong in another. */
  readonly isRight: (sentence: string) => boolean;
};

/** The right sentence for the answer to repeat in passing, else the clause of it that was mended; undefined where
 * neither is certain to be right, or short enough to hear. */
export function recastOf({ text, corrections, inChinese, isRight }: Recastable): string | undefined {
  const [first] = corrections;
  const right = inChinese ?? (first?.kind === 'now' ? first.sentence : undefined);
  if (right === undefined) return undefined;
  const clauses = right.split(/[，,。！!；;]/u).filter((clause) => clause !== '' && !text.includes(clause));
  const said = [right, ...clauses].map((one) => one.replace(/[。！？!?，,\s]+$/u, ''));
  return said.find((one) => one.length <= LONGEST_RECAST && !/[？?“”"]/u.test(one) && isRight(one));
}
