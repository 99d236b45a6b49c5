// Makes runs of text of the characters of one box: apart where a line through them begins or ends, or a wide gap lies between.

import type { TextLine } from '../../../core/recognised-picture.ts';
import type { ReadCharacter } from './decode-text.ts';
import type { TurnedBox } from './pixels.ts';

/** In heights of the line: two columns that the detection took for one. */
const GAP = 2.2;

type Marked = ReadCharacter & { readonly isStruck: boolean };

export function splitLine(
  read: readonly ReadCharacter[],
  strike: readonly boolean[],
  box: TurnedBox,
): TextLine[] {
  const marked = evenOut(read.map((one) => ({ ...one, isStruck: isStruckAt(strike, one.at) })));
  const runs: Marked[][] = [];
  for (const one of marked) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const gap = last ? ((one.at - last.at) * box.width) / box.height : 0;
    if (run && last && last.isStruck === one.isStruck && gap < GAP) run.push(one);
    else runs.push([one]);
  }
  return runs.map((run) => toLine(run, box)).filter(({ text }) => text !== '');
}

function isStruckAt(strike: readonly boolean[], at: number): boolean {
  return strike[Math.min(Math.round(at * strike.length), strike.length - 1)] ?? false;
}

/** What is crossed out is an amount; a line through words is a stroke of their letters. Gaps inside a run belong to it. */
function evenOut(marked: readonly Marked[]): Marked[] {
  const filled = marked.map((one, index) => ({
    ...one,
    isStruck: one.isStruck || isBetweenStruck(marked, index),
  }));
  return filled.map((one, index) => ({
    ...one,
    isStruck: one.isStruck && isAmount(runAround(filled, index)),
  }));
}

/** Three characters at least, nearly all of them of numbers; lines make other signs of some. */
function isAmount(text: string): boolean {
  const signs = [...text.matchAll(/[\d¥￥.,*YX×半羊元起]/gu)].length;
  return text.length >= 3 && signs >= 0.7 * text.length && /\d/.test(text);
}

function runAround(marked: readonly Marked[], index: number): string {
  let [from, to] = [index, index];
  while (marked[from - 1]?.isStruck) from--;
  while (marked[to + 1]?.isStruck) to++;
  return marked
    .slice(from, to + 1)
    .map(({ character }) => character)
    .join('');
}

function toLine(run: readonly Marked[], { x, y, width, height }: TurnedBox): TextLine {
  const [first, last] = [run[0], run.at(-1)];
  const half = height * 0.4;
  const from = x + Math.max((first?.at ?? 0) * width - half, 0);
  const to = x + Math.min((last?.at ?? 1) * width + half, width);
  return {
    text: run
      .map(({ character }) => character)
      .join('')
      .trim(),
    confidence: run.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(run.length, 1),
    x: from,
    y,
    width: to - from,
    height,
    isStruck: first?.isStruck ?? false,
  };
}

const isBetweenStruck = (marked: readonly Marked[], index: number): boolean =>
  [marked[index - 1], marked[index + 1]].every((beside) => beside?.isStruck);
