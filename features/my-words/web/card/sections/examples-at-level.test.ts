import { expect, test } from 'vitest';
import { atLevel } from './examples-at-level.ts';

const line = (zh: string, band: number) => ({ zh, en: 'X.', pt: 'X.', band });
const lines = [line('一。', 1), line('二。', 3), line('三。', 1), line('四。', 2)];
const shown = (known: number | undefined) => atLevel(lines, known).map(({ zh }) => zh);

test('shows no sentence with words above the level, and a beginner at zero the easiest', () => {
  expect(shown(0)).toEqual(['一。', '三。']);
  expect(shown(2)).toEqual(['一。', '三。', '四。']);
});

test('shows the easiest ones where no level is known', () => {
  expect(shown(undefined)).toEqual(['一。', '三。', '四。']);
});
