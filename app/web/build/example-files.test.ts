// The example sentences of the word card, held over all of the content.

import { expect, test } from 'vitest';
import { beyond, levelOf } from '../../../chinese/levels/index.ts';
import { openLexicon } from '../../../kit/server/chinese/lexicon.ts';
import { examplesByWord } from './example-files.ts';
import { isSentence, likeness } from './example-sentences.ts';

const examples = examplesByWord();
const lines = [...examples].flatMap(([word, found]) => found.map((line) => ({ word, ...line })));

test('many words have examples', () => {
  expect(examples.size).toBeGreaterThan(2000);
});

test('no sentence has a gap, a quotation, or a translation that is none', () => {
  expect(lines.filter((line) => !isSentence(line))).toEqual([]);
  expect(lines.filter(({ zh, en, pt }) => /……|\.\.\.|[_{}]/.test(zh + en + pt))).toEqual([]);
});

test('beside the word itself no word is harder than it', () => {
  const lexicon = openLexicon();
  const hard = lines.filter(({ word, zh, band }) => {
    const limit = levelOf(lexicon, word)?.band ?? 1;
    const others = beyond(lexicon, zh, limit).filter(({ simplified }) => simplified !== word);
    return others.length > 0 || band > limit;
  });
  expect(hard).toEqual([]);
});

test('no word has the same sentence twice, or two that are nearly the same', () => {
  const doubled = [...examples].filter(([, found]) =>
    found.some((line, at) => found.some((other, place) => place < at && likeness(line.zh, other.zh) > 0.6)),
  );
  expect(doubled).toEqual([]);
});

test.each([
  ['我学了……了。', 'I studied … .', 'Estudei … .'],
  ['来，学中文。', 'Come, let’s learn the Chinese.', 'Venha, vamos aprender.'],
  ['“学”是什么意思？', 'What does 学 mean?', 'O que quer dizer 学?'],
  ['一天没吃了。', 'One day.', 'Um dia.'],
  ['学', 'study', 'estudar'],
  ['不错，不错！', 'Not bad!', 'Nada mal!'],
])('%s is no example', (zh, en, pt) => {
  expect(isSentence({ zh, en, pt })).toBe(false);
});
