import { expect, it } from 'vitest';
import { askedWords } from '../../index.ts';
import { testCore } from '../../testing/core.ts';

it.each([
  ['蹦极是什么意思', ['蹦极']],
  ['怎么说 umbrella', ['umbrella']],
  ['how do you say "good morning" in Chinese?', ['good morning']],
  ['como se diz guarda-chuva em chinês', ['guarda chuva']],
  ['我喜欢 soccer 和 chocolate', ['soccer', 'chocolate']],
  ['他不会做饭… how do you say "kettle"? 他只会煮面哈哈', ['kettle']],
  ['我想买 curtains，中文怎么说？', ['curtains']],
  ['como se diz "vai passar logo" em chinês?', ['vai passar logo']],
  ['借和还，哪个是 borrow?', ['borrow']],
  ['律师还能怎么说？', []],
  ['这件事怎么说才不让他生气？', []],
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
