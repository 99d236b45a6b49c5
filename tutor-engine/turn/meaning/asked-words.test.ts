import { expect, it } from 'vitest';
import { askedWords } from '../../index.ts';
import { testCore } from '../../testing/core.ts';

it.each([
  ['蹦极是什么意思', ['蹦极']],
  ['怎么说 umbrella', ['umbrella']],
  ['how do you say "good morning" in Chinese?', ['good morning']],
  ['como se diz guarda-chuva em chinês', ['guarda chuva']],
  ['我喜欢 soccer 和 chocolate', ['soccer', 'chocolate']],
  ['我叫 Tom', []],
  ['你好！', []],
  ['再说一遍', []],
])('%s asks about %j', (text, words) => expect(askedWords(text)).toEqual(words));

it.each([
  ['what does hen hao mean?', ['很好', '很', '好']],
  ["What does 'ming zi' mean?", ['名字']],
  ['what is nǐ hǎo', ['你好']],
  ['o que significa xiexie', ['谢谢']],
  ['what does 名字 mean', ['名字']],
])('%s asks about %j, read by the input method', (text, words) =>
  expect(askedWords(text, testCore())).toEqual(expect.arrayContaining(words)),
);
