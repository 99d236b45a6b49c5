import { expect, it } from 'vitest';
import { marksOf } from './stroke-marks.ts';

it('marks what is right, what has a remark and what is wrong, by the numbers of the character', () => {
  const marks = marksOf({
    verdict: 'wrong',
    faults: [
      { kind: 'extra', written: 3 },
      { kind: 'swapped', strokes: [0, 1] },
      { kind: 'shape', stroke: 2, written: 2 },
    ],
    strokes: [1, 0, 2, undefined, 3],
    telling: [],
  });
  expect(marks).toEqual([
    { mark: 'remark', label: '2' },
    { mark: 'remark', label: '1' },
    { mark: 'wrong', label: '3' },
    { mark: 'wrong', label: '×' },
    { mark: 'right' },
  ]);
});

it('marks the strokes that make it another character', () => {
  expect(marksOf({ verdict: 'wrong', faults: [], strokes: [0, 1], telling: [1] })).toEqual([
    { mark: 'right' },
    { mark: 'wrong', label: '2' },
  ]);
});

it('leaves plain what cannot be judged', () => {
  const faults = [{ kind: 'extra', written: 0 } as const];
  expect(marksOf({ verdict: 'unsure', faults, strokes: [undefined], telling: [] })).toEqual([
    { mark: 'plain' },
  ]);
});
