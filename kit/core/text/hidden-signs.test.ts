// What is seen stays, what is not goes.

import { expect, test } from 'vitest';
import { withoutHidden } from './hidden-signs.ts';

test.each([
  ['高\u200B仿', '高仿'],
  ['\u202E布鞋\u202C', '布鞋'],
  ['\u200B\u2060\uFEFF\u3164\u2800\u00AD', ''],
  ['tênis nº 42 — Señor', 'tênis nº 42 — Señor'],
  ['한국어 العربية 漢字', '한국어 العربية 漢字'],
])('%j', (written, seen) => {
  expect(withoutHidden(written)).toBe(seen);
});
