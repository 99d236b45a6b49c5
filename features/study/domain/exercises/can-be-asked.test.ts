import { expect, it } from 'vitest';
import { asGlossed, canBeAsked, hasTones } from './can-be-asked.ts';

it('asks no tones of what has none', () => {
  expect(hasTones({ word: '吗', reading: 'ma5' })).toBe(false);
  expect(hasTones({ word: '的', reading: 'de5' })).toBe(false);
  expect(hasTones({ word: '你好', reading: 'ni3 hao3' })).toBe(true);
  expect(hasTones({ word: '学生', reading: 'xue2 sheng5' })).toBe(true);
});

it('asks for no word by a meaning that says it, in the language in which that is so', () => {
  const tea = asGlossed({ word: '茶', reading: 'cha2' }, { en: 'tea', pt: 'chá' });
  expect(canBeAsked(tea, 'recall', 'en')).toBe(true);
  expect(canBeAsked(tea, 'recall', 'pt')).toBe(false);
  expect(canBeAsked(tea, 'recognise', 'pt')).toBe(true);
  const shop = asGlossed({ word: '店', reading: 'dian4' }, { en: '店', pt: 'loja' });
  expect(canBeAsked(shop, 'recognise', 'en')).toBe(false);
  expect(canBeAsked(shop, 'recognise', 'pt')).toBe(true);
});

it('asks nobody to hear a particle by itself', () => {
  const of = asGlossed({ word: '的', reading: 'de5' }, { en: 'of', pt: 'de' });
  expect(canBeAsked(of, 'listening', 'en')).toBe(false);
  const he = asGlossed({ word: '他', reading: 'ta1' }, { en: 'he', pt: 'ele' });
  expect(canBeAsked(he, 'listening', 'en')).toBe(true);
});
