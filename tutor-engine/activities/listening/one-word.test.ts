// A word of sorrow or joy makes nobody sad or glad: only what somebody is, or what befell them, does.

import { expect, it } from 'vitest';
import { begin } from '../../testing/stages.ts';
import { settingWith } from '../../testing/tutor-setting.ts';

const answerOf = (tutor: string, text: string) => {
  const { say } = begin(settingWith(tutor));
  say('我叫Leo。');
  return say(text).text;
};

it.each([
  '我喜欢看难过的电影。',
  '我女儿学画画，她喜欢画死了的树。',
  '这本小说的主人公最后死了。',
  '我姐姐叫Carla，她是医生。',
])('%s is met by no sympathy', (text) => {
  for (const tutor of ['linlaoshi', 'zhouning'])
    expect(answerOf(tutor, text)).not.toMatch(/唉|难过|沉重|走了|陪|恭喜|祝|怎么认识/u);
});

it.each([
  ['我今天很难过。', /难过|唉/u],
  ['我爷爷上个月死了。', /难过|唉|走了|不容易/u],
])('%s is', (text, met) => expect(answerOf('linlaoshi', text)).toMatch(met));
