import { expect, it } from 'vitest';
import { begin } from '../../../testing/stages.ts';
import { settingWith } from '../../../testing/tutor-setting.ts';

const after = (...said: string[]) => {
  const { say } = begin(settingWith('chenhao'));
  return said.map((text) => say(text)).at(-1)?.text ?? '';
};

it.each([
  ['等我两分钟，有人敲门。', /等你/u],
  ['hold on a sec, give me two minutes', /等你/u],
  ['明天面试，祝我成功吧！', /好运|加油/u],
  ['Can you speak English please?', /中文/u],
])('%s', (text, answer) => expect(after('我叫Leo。', text)).toMatch(answer));

it('a correction that the learner objects to is taken back', () => {
  expect(after('我叫Leo。', '我每天学习三点。', '我没写错，就是三点的意思。')).toMatch(/可能.*错/u);
});

it('no more is told than was asked: a word of a life calls up none', () => {
  expect(after('我叫Leo。', '成都的房租贵不贵？')).not.toMatch(/说到/u);
});

it('words of the tutor that are thrown back ask nothing', () => {
  const { say, first } = begin(settingWith('chenhao'));
  const [word = ''] = /称呼|名字/u.exec(first.text) ?? [];
  expect(say(`${word}？我叫Leo，大家都这么叫我。`).text).toContain('Leo');
});
