import { expect, it } from 'vitest';
import { askedWords } from './index.ts';

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
