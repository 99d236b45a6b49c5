import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutText, plainText, readFields } from './read-fields.ts';

it('finds the word, its reading, a sentence and a sound, in whatever order the fields stand', () => {
  expect(readFields(['hello', '<b>你好</b>', 'nǐ hǎo', '你好，我是小王。', '[sound:nihao.mp3]'])).toEqual({
    place: 1,
    word: '你好',
    pinyin: 'nǐ hǎo',
    meaning: 'hello',
    sentence: '你好，我是小王。',
    sound: 'nihao.mp3',
  });
  expect(readFields(['yin2 hang2', 'bank', '银行'])).toMatchObject({ word: '银行', pinyin: 'yin2 hang2' });
});

it('takes no meaning for pinyin, and no sentence for a word', () => {
  expect(readFields(['你好', 'ni hao', 'hello'])).toMatchObject({ pinyin: '' });
  expect(readFields(['我去银行取钱。', 'I go to the bank.'])).toBeUndefined();
});

it('finds what the word means, which is none of its spellings', () => {
  expect(readFields(['你好', 'ni hao', 'nǐ hǎo', 'hello<br>hi'])).toMatchObject({ meaning: 'hello; hi' });
  expect(readFields(['没关系', 'méi guānxi', '12', '沒關係'])).toMatchObject({ meaning: '' });
});

it('leaves out markup', () => {
  expect(plainText('<div>a&nbsp;b<br>c</div>[sound:x.mp3]')).toBe('a b\nc');
  expect(plainText('{{c1::学习::study}}')).toBe('学习');
});

it('gives only what a database can hold, whatever stands in a field', () => {
  const field = fc.string({
    unit: fc.constantFrom('\u0000', '\uD83D', '\uDE00', '😀', '学', '\u0007', '\n', 'a'),
  });
  fc.assert(
    fc.property(field, fc.nat({ max: 10 }), (text, letters) => {
      const cut = cutText(plainText(text), letters);
      expect(cut.isWellFormed()).toBe(true);
      expect(cut).not.toMatch(/(?!\n)\p{Cc}/u);
    }),
  );
});
