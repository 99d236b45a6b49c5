// Reading what models answer, in whatever pieces it comes.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createReplyReader, wholeSentences } from '../index.ts';

function read(answer: string, cuts: readonly number[] = []) {
  const reader = createReplyReader();
  const places = [0, ...cuts.map((cut) => cut % (answer.length + 1)), answer.length].toSorted(
    (a, b) => a - b,
  );
  const said = places.slice(1).map((end, index) => reader.push(answer.slice(places[index], end)));
  return { said: said.join(''), ...reader.end() };
}

const SAID = '好的，我知道了。你还要什么？';

describe('an answer', () => {
  test.each<[string, string]>([
    ['as asked', JSON.stringify({ say: SAID, translation: 'ok' })],
    ['plain', SAID],
    ['in a fence', `\`\`\`json\n{"say": "${SAID}"}\n\`\`\``],
    ['after a preface', `Here you are: {"say": "${SAID}"}`],
    ['under another key', `{"answer": "${SAID}"}`],
    ['under an unknown key, deeper', `{"result": {"zh": "${SAID}"}}`],
    ['with a translation first', `{"translation": "ok", "say": "${SAID}"}`],
    ['in bold', `**${SAID}**`],
    ['in single quotes around the key', `{'say': "${SAID}"}`],
    ['after blank lines', `\n\n\uFEFF{"say": "${SAID}"}`],
  ])('%s is understood, however it is cut', (_name, answer) => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 12 }), (cuts) => {
        expect(read(answer, cuts).text).toBe(SAID);
      }),
    );
  });

  test('keeps quotation marks that were not escaped, escapes, and characters outside the basic plane', () => {
    expect(read('{"say": "他说"好"，我说\\"你好\\"。", "x": 1}').text).toBe('他说"好"，我说"你好"。');
    expect(read('{"say": "\\u4f60\\u597d \\ud83d\\ude00 𰻝"}').text).toBe('你好 😀 𰻝');
  });

  test('gives its translation where there is one', () => {
    expect(read('{"say": "好。", "translation": "A \\"good\\" one."}').translation).toBe('A "good" one.');
    expect(read('{"say": "好。"}').translation).toBeUndefined();
    expect(read('{"say": "好。", "translation": "brok').translation).toBeUndefined();
  });

  test('that is cut off says so, and can be cut back to whole sentences', () => {
    const { text, isWhole } = read('{"say": "好的，我知道了。你还');
    expect([text, isWhole]).toEqual(['好的，我知道了。你还', false]);
    expect(wholeSentences(text)).toBe('好的，我知道了。');
    expect(wholeSentences('没有')).toBe('');
  });

  test.each(['', '   ', '{}', '{"say": ""}', '{"say": 7}', '[]', '{"result": 7}'])(
    '%j says nothing',
    (answer) => {
      expect(read(answer).text.replaceAll(/[[\]]/g, '')).toBe('');
    },
  );
});

test('what no text of the database can hold does not come out, however it was escaped', () => {
  const strange = read('{"say": "好\\u0000的\\ud83d。\\ud83d\\ude00", "translation": "ok\\u0000 \\ude00."}');
  expect([strange.said, strange.text]).toEqual(['好的\ud83d。😀', '好的\ufffd。😀']);
  expect(strange.translation).toBe('ok \ufffd.');
  expect(read('{"odd": "好\\u0000的\\ud83d"}').text).toBe('好的\ufffd');
});

test('no text is too strange to be read, and what was let out is what the end tells', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.nat(), { maxLength: 8 }), (answer, cuts) => {
      const { said, text } = read(answer, cuts);
      expect(text.startsWith(said.trimEnd()) || said.trimEnd().startsWith(text)).toBe(true);
    }),
  );
});

test('any text said in the object comes out as it went in', () => {
  const said = fc.string({ unit: fc.constantFrom('好', '“', '"', '，', '。', 'a', '\\', '😀', '？', ':') });
  fc.assert(
    fc.property(said, fc.array(fc.nat(), { maxLength: 8 }), (say, cuts) => {
      expect(read(JSON.stringify({ say, translation: 'x' }), cuts).text).toBe(say.trim());
    }),
  );
});
