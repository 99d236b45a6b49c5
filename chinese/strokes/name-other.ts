// Names the character that was written in place of the one that was meant, where it is clearly another.

import { compareLines } from './compare.ts';
import { energyOf } from './find-look-alike.ts';
import { applyFit, boxFit } from './fit.ts';
import { judgeWriting, meantStrokes } from './judge.ts';
import { type Match, matchStrokes } from './match.ts';
import { type Line, linesOf, modelLines } from './resample.ts';
import type { Judgement, ModelCharacter, PenStroke } from './types.ts';

/** How far the strokes of the other may lie apart in the mean, in widths of the character. */
const NEAR = 0.07;
/** So many times farther must the meant character be, and any third one. */
const FARTHER_MEANT = 4;
const FARTHER_THIRD = 1.6;

type Others = {
  /** Those that are taken for it (`lookAlikesOf`). */
  readonly lookAlikes: readonly ModelCharacter[];
  /** Common characters that may have been written instead, whatever they look like. */
  readonly others: readonly ModelCharacter[];
};

/** The judgement of `judgeWriting`; what is neither right nor a look-alike is held against other characters. */
export function judgeAmong(
  writing: readonly PenStroke[],
  character: ModelCharacter,
  { lookAlikes, others }: Others,
): Judgement {
  const judgement = judgeWriting(writing, character, lookAlikes);
  if (judgement.verdict === 'right' || judgement.verdict === 'remarks') return judgement;
  const written = linesOf(meantStrokes(writing).map(({ stroke }) => stroke));
  const other = nameOther(written, character, [...lookAlikes, ...others]);
  if (other === undefined || other === judgement.lookAlike) return judgement;
  // Where and how its strokes differ from those of another character helps nobody.
  const faults = judgement.faults.filter(({ kind }) => kind === 'missing' || kind === 'extra');
  return { ...judgement, verdict: 'wrong', faults, lookAlike: other, telling: [] };
}

function nameOther(
  written: readonly Line[],
  meant: ModelCharacter,
  others: readonly ModelCharacter[],
): string | undefined {
  const [best, third] = nearestInOrder(written, meant, others)
    .map(({ character, lines }) => ({ character, match: matchStrokes(written, lines) }))
    .filter(({ match }) => match.extra.length === 0)
    .map(({ character, match }) => ({ character, match, energy: energyOf(match) }))
    .toSorted((a, b) => a.energy - b.energy);
  if (!best || apartOf(best.match) > NEAR) return undefined;
  if (third && third.energy < FARTHER_THIRD * best.energy) return undefined;
  const mine = energyOf(matchStrokes(written, modelLines(meant)));
  return mine > FARTHER_MEANT * best.energy ? best.character : undefined;
}

/** So many are looked at closely. */
const CLOSELY = 4;

/** Of the characters with as many strokes those whose strokes lie nearest, each held against the one in its turn. */
function nearestInOrder(written: readonly Line[], meant: ModelCharacter, others: readonly ModelCharacter[]) {
  const alike = others.filter(
    ({ character, medians }) => character !== meant.character && medians.length === written.length,
  );
  return Array.from(new Map(alike.map((other) => [other.character, other])).values(), (other) => {
    const lines = modelLines(other);
    const fit = boxFit(written, lines);
    const apart = written.reduce(
      (sum, line, at) => sum + compareLines(applyFit(fit, line), lines[at] ?? line).apart,
      0,
    );
    return { character: other.character, lines, apart };
  })
    .toSorted((a, b) => a.apart - b.apart)
    .slice(0, CLOSELY);
}

const apartOf = ({ pairs }: Match): number =>
  pairs.reduce((sum, { apart }) => sum + apart, 0) / Math.max(1, pairs.length);
