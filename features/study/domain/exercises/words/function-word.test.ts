import { expect, it } from 'vitest';
import { isFunctionWord } from './function-word.ts';

const word = (pos: string, ...pt: readonly string[]) => ({ pos, senses: { en: [], pt } });

it('knows particles, measure words and adverbs that only join by their kind and gloss', () => {
  expect(isFunctionWord(word('u', 'de', 'liga uma descrição ao nome'))).toBe(true);
  expect(isFunctionWord(word('y', 'faz uma pergunta de sim ou não'))).toBe(true);
  expect(isFunctionWord(word('r', 'classificador de livros', 'este'))).toBe(true);
  expect(isFunctionWord(word('d', 'muito', 'liga o nome ao adjetivo'))).toBe(true);
});

it('leaves words that mean something', () => {
  expect(isFunctionWord(word('q', 'copo', 'xícara (classificador)'))).toBe(false);
  expect(isFunctionWord(word('d', 'muito', 'extremamente'))).toBe(false);
  expect(isFunctionWord(word('m', 'dois, duas (com classificador)'))).toBe(false);
  expect(isFunctionWord(word('v', 'ligar', 'liga o telefone'))).toBe(false);
});
