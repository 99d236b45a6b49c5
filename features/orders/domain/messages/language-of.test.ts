import { expect, it } from 'vitest';
import { languageOf } from './language-of.ts';

it.each([
  ['O tamanho 42 serve, pode comprar.', 'zh', null],
  ['O que quer dizer 网面?', 'pt', 'pt'],
  ['请看鞋底的照片 (42)', 'pt', 'zh'],
  ['Please see the photo', 'en', 'en'],
  ['', 'zh', null],
  ['42?', null, null],
] as const)('takes “%s” of the pages in %s for %s', (text, locale, language) => {
  expect(languageOf({ text, locale })).toBe(language);
});
