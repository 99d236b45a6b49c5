// Which language a browser is offered.

import { expect, test } from 'vitest';
import { offeredLocale } from './locale.ts';

test('is the first of ours among those the browser prefers, if the page is in another', () => {
  expect(offeredLocale(['en-US', 'en'], 'zh')).toBe('en');
  expect(offeredLocale(['fr-FR', 'pt-PT', 'en'], 'zh')).toBe('pt');
  expect(offeredLocale(['zh-TW', 'en'], 'zh')).toBeUndefined();
  expect(offeredLocale(['zh-CN'], 'en')).toBe('zh');
});

test('is none where the browser prefers none of ours', () => {
  expect(offeredLocale(['fr', 'ptx'], 'zh')).toBeUndefined();
  expect(offeredLocale([], 'zh')).toBeUndefined();
});
