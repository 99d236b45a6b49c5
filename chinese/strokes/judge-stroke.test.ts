import { expect, it } from 'vitest';
import { judgeStroke } from './judge-stroke.ts';

/** 八: the left falling stroke, then the right one. */
const EIGHT = {
  character: '八',
  medians: [
    [
      [400, 600],
      [300, 300],
      [150, 50],
    ],
    [
      [560, 700],
      [700, 300],
      [900, 50],
    ],
  ],
};
const drawn = (...points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], t) => ({ x, y: -y, t: 40 * t }));

it('tells a stroke that runs the other way from one whose turn is later', () => {
  expect(judgeStroke(drawn([150, 50], [300, 300], [400, 600]), EIGHT, 0)).toEqual({
    kind: 'direction',
    way: 'down',
  });
  expect(judgeStroke(drawn([560, 700], [700, 300], [900, 50]), EIGHT, 0)).toEqual({
    kind: 'order',
    side: 'left',
  });
  expect(judgeStroke(drawn([100, 800], [900, 800]), EIGHT, 0)).toEqual({ kind: 'other' });
});
