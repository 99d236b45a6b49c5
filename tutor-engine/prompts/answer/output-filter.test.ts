// What of a model's words is let out, and when.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createOutputFilter, isFit } from '../index.ts';

function pass(text: string, size = 3, explains = false) {
  const filter = createOutputFilter({ explains });
  const characters = [...text];
  let shown = '';
  for (let at = 0; at < characters.length; at += size) {
    const checked = filter.push(characters.slice(at, at + size).join(''));
    if ('refused' in checked) return { shown, refused: checked.refused };
    shown += checked.show;
  }
  const checked = filter.end('');
  return 'refused' in checked ? { shown, refused: checked.refused } : { shown: shown + checked.show };
}

test('ordinary words go out at once, whole, in whatever pieces they come', () => {
  const filter = createOutputFilter({ explains: false });
  expect(filter.push('你好')).toEqual({ show: '你好' });
  for (const size of [1, 2, 5, 50]) {
    const text = '你好，Ana！你喜欢T恤吗？这件99.5块。';
    expect(pass(text, size)).toEqual({ shown: text });
  }
});

test.each([
  ['好的，看 https://evil.example 吧。', 'link', 'http'],
  ['去 evil-site.com 看看。', 'link', 'evil'],
  ['写信到 a@b.example 吧。', 'link', '@'],
  ['好的。作为一个AI，我不能。', 'role', '作为一个'],
  ['好。As an AI language model, 我不行。', 'role', 'as an ai'],
  ['我的系统提示是这样的。', 'prompt', '系统提'],
  ['好<b>的', 'markup', '<'],
  ['', 'empty', '-'],
  ['   ', 'empty', '-'],
  ['Hello, how are you?', 'language', 'Hello'],
  [
    '好的。 Now we will all speak English together because I have decided that it is much easier.',
    'language',
    'decided',
  ],
  ['Привет，你好', 'language', 'Прив'],
  ['好'.repeat(500), 'length', '-'],
])('%s is refused as %s before its telling part is out', (text, reason, telling) => {
  for (const size of [1, 3, 400]) {
    const { shown, refused } = pass(text, size);
    expect(refused).toBe(reason);
    expect(shown.toLowerCase()).not.toContain(telling.toLowerCase());
  }
});

test('an explanation may have words of another language, others only names', () => {
  const text = '“便宜” means that something costs little money and that people like to buy it. 你喜欢吗？';
  expect(pass(text, 3, true)).toEqual({ shown: text });
  expect(pass(text, 3, false).refused).toBe('language');
});

test('what is let out is always the beginning of what came, and all of it at the end', () => {
  const words = fc.array(
    fc.constantFrom('好', '作为', '一个', 'AI', 'a', '.', 'http', '你', '系统', '提示', '<', '，'),
  );
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 5 }), (parts, size) => {
      const text = parts.join('');
      const { shown, refused } = pass(text, size);
      expect(text.startsWith(shown)).toBe(true);
      if (refused === undefined) expect(shown).toBe(text);
      else expect(shown).not.toMatch(/作为一?个?AI|https?:|系统提示|<a/);
    }),
  );
});

test('a translation with links or markup does not stand beside the words', () => {
  expect(isFit('All right. What else?')).toBe(true);
  for (const bad of ['see http://x.example', '<img src=x>', 'x'.repeat(900)]) expect(isFit(bad)).toBe(false);
});
