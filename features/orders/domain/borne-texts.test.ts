// Every text that says how much of a difference we bear says what the rule bears.

import { expect, test } from 'vitest';
import en from '../../global-services/text/en.json' with { type: 'json' };
import pt from '../../global-services/text/pt.json' with { type: 'json' };
import zh from '../../global-services/text/zh.json' with { type: 'json' };
import { borneFen } from './money/settle.ts';

test.each([
  ['zh', zh],
  ['en', en],
  ['pt', pt],
])('%s', (_, texts) => {
  const shares =
    JSON.stringify(texts).match(/\d+ % (?:more than the total|acima do total|以内我们承担)/g) ?? [];
  expect(shares).toHaveLength(4);
  for (const share of shares) expect(Number.parseInt(share, 10)).toBe(borneFen(100));
});
