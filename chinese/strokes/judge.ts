// Judges a whole character written from memory, by where its strokes should lie.

import { findFaults } from './find-faults.ts';
import { findLookAlike } from './find-look-alike.ts';
import { applyFit, inverse } from './fit.ts';
import { type Match, matchStrokes } from './match.ts';
import { type Line, lengthOf, linesOf, modelLines } from './resample.ts';
import type { Fault, Judgement, ModelCharacter, PenStroke, Verdict } from './types.ts';

/** A mark so short, in widths of the writing, and so quick is a finger that brushed the glass. */
const STRAY_LENGTH = 0.02;
const STRAY_MS = 60;
/** Where strokes lie further off than this in the mean, or fewer than this share have a partner, nobody can tell. */
const UNLIKE = 0.13;
const LEAST_MATCHED = 0.5;

/**
 * `writing`: the strokes in the order in which they were written, in any box. `lookAlikes`: the characters that may
 * have been written instead (`lookAlikesOf`).
 */
export function judgeWriting(
  writing: readonly PenStroke[],
  character: ModelCharacter,
  lookAlikes: readonly ModelCharacter[],
): Judgement {
  const meant = meantStrokes(writing);
  const written = linesOf(meant.map(({ stroke }) => stroke));
  const model = modelLines(character);
  if (written.length === 0) return nothingWritten(writing, model);
  const match = matchStrokes(written, model);
  const rivals = lookAlikes.map((other) => ({ character: other.character, lines: modelLines(other) }));
  const rival = findLookAlike(written, model, match, rivals);
  const faults = findFaults(match, written, model).map((fault) => withPlace(fault, meant));
  const back = inverse(match.fit);
  return {
    verdict: verdictOf(match, faults, rival),
    faults,
    lookAlike: rival?.character,
    telling: rival?.telling ?? [],
    strokes: strokesOf(writing, match, meant),
    model: model.map((line) => pointsOf(applyFit(back, line))),
  };
}

type Meant = { readonly stroke: PenStroke; readonly place: number };

/** Without what brushed the glass, each with its place among all. */
export function meantStrokes(writing: readonly PenStroke[]): Meant[] {
  const points = writing.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const side = Math.max(spread(xs), spread(ys));
  return writing.flatMap((stroke, place) => {
    const took = (stroke.at(-1)?.t ?? 0) - (stroke[0]?.t ?? 0);
    const isStray = lengthOf(stroke) < STRAY_LENGTH * side && took < STRAY_MS;
    return stroke.length === 0 || isStray ? [] : [{ stroke, place }];
  });
}

const spread = (values: readonly number[]) =>
  values.reduce((most, value) => Math.max(most, value), -Infinity) -
  values.reduce((least, value) => Math.min(least, value), Infinity);

function verdictOf(match: Match, faults: readonly Fault[], rival: ReturnType<typeof findLookAlike>): Verdict {
  const { pairs, missing, extra } = match;
  const matched = pairs.length / (pairs.length + Math.max(missing.length, extra.length));
  const apart = pairs.reduce((sum, pair) => sum + pair.apart, 0) / pairs.length;
  if (rival?.isSure) return 'wrong';
  if (matched < LEAST_MATCHED || !(apart < UNLIKE)) return 'unsure';
  if (faults.some(({ kind }) => !REMARKS.has(kind))) return 'wrong';
  if (rival) return 'unsure';
  return faults.length > 0 ? 'remarks' : 'right';
}

const REMARKS: ReadonlySet<Fault['kind']> = new Set(['direction', 'order', 'swapped']);

function strokesOf(writing: readonly PenStroke[], { pairs }: Match, meant: readonly Meant[]) {
  const strokes = new Map(pairs.map(({ written, stroke }) => [meant[written]?.place, stroke]));
  return writing.map((_, place) => strokes.get(place));
}

/** Counts written strokes as they were given, with those that were not meant. */
const withPlace = (fault: Fault, meant: readonly Meant[]): Fault =>
  'written' in fault ? { ...fault, written: meant[fault.written]?.place ?? fault.written } : fault;

function nothingWritten(writing: readonly PenStroke[], model: readonly Line[]): Judgement {
  return {
    verdict: 'wrong',
    faults: model.map((_, stroke) => ({ kind: 'missing', stroke })),
    lookAlike: undefined,
    telling: [],
    strokes: writing.map(() => undefined),
    model: model.map(pointsOf),
  };
}

const pointsOf = (line: Line) =>
  Array.from({ length: line.length / 2 }, (_, index) => ({
    x: line[2 * index] ?? 0,
    y: line[2 * index + 1] ?? 0,
  }));
