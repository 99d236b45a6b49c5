import { expect, test } from 'vitest';
import { DREAMS, dreamsIn } from './dreams.ts';

test.each([
  ['我想当医生', 'medicine'],
  ['Quero ser jogador de futebol', 'sport'],
  ['I want to open a restaurant', 'cooking'],
  ['to talk with my grandmother', 'family'],
  ['programador', 'engineering'],
  ['我想去中国留学', 'study'],
])('%s is understood as %s', (text, id) => expect(dreamsIn(text)[0]?.id).toBe(id));

test('an unknown dream is none, and every dream is known by its own name', () => {
  expect(dreamsIn('laboratory of dreams, for example')).toEqual([]);
  expect(new Set(DREAMS.map(({ id }) => id)).size).toBe(DREAMS.length);
});
