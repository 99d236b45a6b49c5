// How something came out is heard from a few words, and what is told is met as what it is.

import { expect, it } from 'vitest';
import { open, respond } from '../../index.ts';
import type { Message } from '../../state/types.ts';
import { settingWith } from '../../testing/tutor-setting.ts';
import { outcomeIn } from './short-answer.ts';

it.each([
  ['很顺利！', 'well'],
  ['好多了，谢谢你。', 'well'],
  ['考过了', 'well'],
  ['不太好。', 'badly'],
  ['没通过', 'badly'],
  ['还没有消息。', 'not-yet'],
  ['没有。', 'not-yet'],
  ['还可以吧', 'so-so'],
  ['我在做饭。', undefined],
  ['他好像睡了。', undefined],
])('%s: %s', (raw, outcome) => expect(outcomeIn(raw)).toBe(outcome));

function talkWith(tutor: string, facts: readonly string[] = []) {
  const setting = { ...settingWith(tutor, { locale: 'en' }), facts };
  const first = open(setting);
  const history: Message[] = [{ by: 'tutor', text: first.text, memory: first.memory }];
  return (learnerText: string) => {
    const turn = respond({ ...setting, history, learnerText });
    history.push({ by: 'learner', text: learnerText }, { by: 'tutor', text: turn.text, memory: turn.memory });
    return turn.text;
  };
}

it('the outcome of what was asked after is answered as that', () => {
  const say = talkWith('linlaoshi', ['我叫Iris。', '我下周二有一个面试。']);
  expect(say('非常顺利！')).toMatch(/太好了/u);
  const other = talkWith('linlaoshi', ['我叫Iris。', '我的兔子病了。']);
  expect(other('还没好。')).toMatch(/慢慢来|别着急/u);
});

it('who means to rest is wished it, and not asked how they came to it', () => {
  const text = talkWith('fangwen')('今晚我打算早点儿休息。');
  expect(text).toMatch(/歇着|养足精神/u);
});

it.each(['我听说我们部门要裁员，后来才知道是谣言。', '我以为爷爷住院了，结果是误会。'])(
  'what turned out untrue is no grief: %s',
  (said) => expect(talkWith('chenhao')(said)).not.toMatch(/难过|难受|不好过|工作没了|医院/u),
);

it('who lost somebody for good has mislaid nothing', () => {
  const text = talkWith('hanchuan')('Perdi meu marido no ano passado');
  expect(text).not.toMatch(/倒霉|找回来/u);
  expect(text).toMatch(/丈夫走了|先生走了|安静地听|难过/u);
});

it('a clause is said again with its mistake mended', () => {
  const text = talkWith('linlaoshi')('我们周末打球那里。');
  expect(text).not.toContain('打球那里');
});
