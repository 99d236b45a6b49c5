// Every text that says how much of a difference we bear says what the rule bears.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { borneFen } from './money/settle.ts';

test.each(['zh', 'en', 'pt'])('%s', (locale) => {
  const texts = readFileSync(join(import.meta.dirname, `../../global-services/text/${locale}.json`), 'utf8');
  const shares = texts.match(/\d+ ?%\s?(?:more than the total|acima do total|以内我们承担)/g) ?? [];
  expect(shares).toHaveLength(3);
  for (const share of shares) expect(Number.parseInt(share, 10)).toBe(borneFen(100));
});
