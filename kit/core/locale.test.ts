// Which language a browser is offered, and in which variant dates and numbers are written.

import { expect, test } from 'vitest';
import { localeOfSent, offeredLocale, preferredVariant } from './locale.ts';

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

test('the variant is the first of the shown language that the browser names with a region', () => {
  expect(preferredVariant(['en-GB', 'en-US', 'en'], 'en')).toBe('en-GB');
  expect(preferredVariant(['fr-FR', 'en', 'en-IE'], 'en')).toBe('en-IE');
  expect(preferredVariant(['pt-PT'], 'pt')).toBe('pt-PT');
});

test('there is none for another language, without a region, or for Chinese, which stays simplified', () => {
  expect(preferredVariant(['en-GB'], 'pt')).toBeUndefined();
  expect(preferredVariant(['en'], 'en')).toBeUndefined();
  expect(preferredVariant(['zh-TW'], 'zh')).toBeUndefined();
});

test.each([
  ['/join-class', ['pt-BR', 'en'], 'pt'],
  ['/join-class', ['fr', 'en-GB'], 'en'],
  ['/join-class', ['zh-CN'], undefined],
  ['/join-class', ['fr'], undefined],
  ['/join-class-of-1990', ['pt-BR'], undefined],
  ['/guardian', ['en-US'], 'en'],
  ['/report/abc', ['pt-BR'], 'pt'],
  ['/reports', ['pt-BR'], undefined],
  ['/', ['pt-BR'], undefined],
])('%s, sent to who prefers %j, opens in %s', (path, preferred, opened) => {
  expect(localeOfSent(path, preferred)).toBe(opened);
});

test('an address opens in the language that it names', () => {
  expect(localeOfSent('/guardian', ['en-US'], 'pt')).toBe('pt');
  expect(localeOfSent('/guardian', ['en-US'], 'zh')).toBe('zh');
  expect(localeOfSent('/guardian', ['en-US'], 'xx')).toBe('en');
  expect(localeOfSent('/auth/confirm-email', ['en-US'], 'pt')).toBe('pt');
  expect(localeOfSent('/', ['en-US'], 'xx')).toBeUndefined();
});
