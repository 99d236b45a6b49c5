import { expect, it } from 'vitest';
import { utterance } from '../text/utterance.ts';
import { notesFor, usesAsked } from './usage-questions.ts';

it.each([
  ['一……就怎么用？', ['一就']],
  ['怎么用“一…就…”？', ['一就']],
  ['"虽然"怎么用？', ['虽然']],
  ['我不懂“把”字句。', ['把']],
  ["和 and 跟, what's the difference?", ['和', '跟']],
  ['qual a diferença entre 会 e 能?', ['会', '能']],
])('%s asks how words are used, and there is a note', (text, words) => {
  expect(usesAsked(utterance(text))).toEqual(words);
  expect(notesFor(words)).not.toEqual([]);
});

it.each(['我不懂他的意思。', '你能说说你的家吗？', '他一来就走了。'])(
  '%s asks for nothing of the kind',
  (text) => {
    expect(usesAsked(utterance(text))).toBeUndefined();
  },
);
