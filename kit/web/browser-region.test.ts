// A region is only proposed where the browser names one.

import { expect, test } from 'vitest';
import { browserRegion } from './browser-region.ts';

test.each([
  [['pt-BR', 'en-US'], 'BR'],
  [['de', 'en-GB'], 'GB'],
  [['zh-Hans-CN'], 'CN'],
  [['pt', 'en'], undefined],
  [['not a language', 'ko-KR'], 'KR'],
  [[], undefined],
])('%j: %s', (languages, region) => {
  expect(browserRegion(languages)).toBe(region);
});
