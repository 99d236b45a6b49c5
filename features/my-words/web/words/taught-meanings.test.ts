import { expect, it } from 'vitest';
import { taughtMeaning } from './taught-meanings.ts';

const word = (pinyin: string, meaning: string) => ({ word: '长', pinyin, meaning, language: 'en' }) as const;
const TAUGHT = [word('zhang3', 'to grow'), word('chang2', 'long')];

it('finds the reading of the text, else the first, and nothing for a word that is not taught', () => {
  expect(taughtMeaning(TAUGHT, { word: '长', readings: ['chang2'] })?.meaning).toBe('long');
  expect(taughtMeaning(TAUGHT, { word: '长', readings: ['Chang5'] })?.meaning).toBe('to grow');
  expect(taughtMeaning(TAUGHT, { word: '高', readings: ['gao1'] })).toBeUndefined();
  expect(taughtMeaning([word('chang2', '')], { word: '长', readings: ['chang2'] })).toBeUndefined();
});
