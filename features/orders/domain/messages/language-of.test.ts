import { expect, it } from 'vitest';
import { languageOf } from './language-of.ts';

it.each([
  ['O tamanho 42 serve, pode comprar.', 'zh', 'pt'],
  ['O que quer dizer 网面?', 'pt', 'pt'],
  ['请看鞋底的照片 (42)', 'pt', 'zh'],
  ['Please see the photo', 'en', 'en'],
  ['Se não tiver preta, pode ser cinza.', 'en', 'pt'],
  ['Se nao tiver preta pode ser cinza', 'en', 'pt'],
  ['If you have it in black, please', 'pt', 'en'],
  // In none of the languages of the pages.
  ['Bitte vorsichtig einpacken.', 'pt', null],
  ['Por favor, si no hay negro, el gris está bien, gracias', 'pt', null],
  ['Si vous ne l’avez pas en noir, je prends le gris.', 'en', null],
  // Too little to say.
  ['42 EU', 'en', null],
  ['', 'zh', null],
  ['42?', null, null],
] as const)('takes “%s” of the pages in %s for %s', (text, locale, language) => {
  expect(languageOf({ text, locale })).toBe(language);
});
