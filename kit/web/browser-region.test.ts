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
  expect(browserRegion(languages, 'UTC')).toBe(region);
});

test.each([
  ['Asia/Seoul', 'KR'],
  ['America/Sao_Paulo', 'BR'],
  ['America/Indiana/Knox', 'US'],
  ['Europe/Berlin', 'DE'],
  // A zone that says nothing here leaves it to the languages.
  ['Asia/Shanghai', 'US'],
])('in %s an English browser is in %s', (zone, region) => {
  expect(browserRegion(['en-US', 'ko'], zone)).toBe(region);
});
