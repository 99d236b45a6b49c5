import { expect, it } from 'vitest';
import { begin } from '../../../testing/stages.ts';
import { settingWith } from '../../../testing/tutor-setting.ts';

it.each([
  ['chenhao', '你的儿子几岁了？', /五岁/u],
  ['zhouning', '你的饭馆生意好吗？', /饭馆/u],
])('%s tells what is known of whom or what a question names: %s', (tutor, question, told) => {
  const { say } = begin(settingWith(tutor));
  say('我叫Sam。');
  expect(say(question).text).toMatch(told);
});

it.each([
  ['fangwen', '老师刚才提到交流，我们今天谈什么呢？'],
  ['chenhao', '我们聊什么呢？'],
])(
  '%s goes on to a topic where that is asked for, and takes it for no question of memory: %s',
  (tutor, asked) => {
    const { say } = begin(settingWith(tutor));
    say('我姓陈。');
    const { move, text } = say(asked);
    expect(move).toBe('ask');
    expect(text).not.toContain('记得');
  },
);

it.each(['那时候的商人对铁路是什么看法？', '用第一人称写我外公的故事，会不会不尊重历史？'])(
  'a view on something else answers nothing: %s',
  (question) => {
    const { say } = begin(settingWith('fangwen'));
    say('我姓陈。');
    expect(say(question).text).not.toMatch(/电视|要我表态|一代人/u);
  },
);
