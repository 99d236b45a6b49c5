// What was told is given back to who asks for it, and opens the next talk.

import { describe, expect, it } from 'vitest';
import { open, respond } from '../../index.ts';
import type { Message } from '../../state/types.ts';
import { settingWith } from '../../testing/tutor-setting.ts';

function talkAfter(said: readonly string[], facts: readonly string[] = []) {
  const setting = { ...settingWith('linlaoshi', { locale: 'en' }), facts };
  const first = open(setting);
  const history: Message[] = [{ by: 'tutor', text: first.text, memory: first.memory }];
  const say = (learnerText: string) => {
    const turn = respond({ ...setting, history, learnerText });
    history.push({ by: 'learner', text: learnerText }, { by: 'tutor', text: turn.text, memory: turn.memory });
    return turn;
  };
  for (const text of said) say(text);
  return { first, say };
}

describe('what was told', () => {
  it.each([
    ['你记得我叫什么名字吗？', '安娜'],
    ['do you remember my name?', '安娜'],
    ['我养了什么动物，你还记得吗？', '猫'],
  ])('is given back: %s', (asked, value) => {
    expect(talkAfter(['我叫安娜，我有一只猫。']).say(asked).text).toContain(value);
  });

  it.each([
    ['你记得我为什么来上海吗？', '因为你太太在这儿工作'],
    ['你还记得小林是谁吗？', '你同事小林'],
    ['我跟你说过我的猫吗？', '猫'],
  ])('is found by its words: %s', (asked, value) => {
    const { say } = talkAfter([
      '我叫安娜，我有一只猫。',
      '我来上海，因为我太太在这儿工作。',
      '我同事小林昨天病了。',
    ]);
    expect(say(asked).text).toContain(value);
  });

  it('is told together to who asks what it was', () => {
    const { text } = talkAfter(['我叫安娜。', '我奶奶上个月去世了。', '我很想她。']).say(
      '我今天跟你说了什么？',
    );
    expect(text).toMatch(/你叫安娜.*你奶奶上个月去世了/u);
  });

  it('is quoted where it cannot be turned round for certain', () => {
    const { text } = talkAfter(['我叫安娜。', '老师说“你很聪明”，我很高兴。']).say('你记得老师说我什么吗？');
    expect(text).not.toContain('我很聪明');
  });

  it('is given back in the learner’s language too', () => {
    const turn = talkAfter(['我叫安娜，我有一只猫。']).say('我养了什么动物，你还记得吗？');
    expect(turn.translation.en).not.toMatch(/\p{Script=Han}/u);
  });

  it('is not made up where nothing was told', () => {
    expect(talkAfter([]).say('你记得我叫什么名字吗？').text).not.toMatch(/你叫/u);
  });

  it.each([
    [['我叫Iris。', '我的兔子病了。', '我是护士。'], '你的兔子现在好一点儿了吗？'],
    [['我叫Iris。', '我是护士。', '我下周二有一个面试。'], '上次你说的面试，怎么样了？'],
    [['我叫Iris。', '我下个月去秘鲁旅行。', '我是护士。'], '旅行'],
  ])('of it what was open is asked after: %s', (facts, asked) => {
    const { first } = talkAfter([], facts);
    expect(first.text).toContain('Iris');
    expect(first.text).toContain(asked);
  });

  it('asks nobody whether they are well again because somebody of theirs was ill', () => {
    expect(talkAfter([], ['我叫Iris。', '我爷爷病了。']).first.text).not.toContain('身体');
  });

  it('opens the next talk, and its name is not asked again', () => {
    const { first } = talkAfter([], ['我叫安娜。', '我有一只猫。']);
    expect(first.text).toContain('安娜');
    expect(first.text).toContain('猫');
    expect(first.ask).not.toBe('meet.name');
  });
});
