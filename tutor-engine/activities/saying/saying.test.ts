// Beginners say in Chinese what they asked for, before the talk goes on.

import { describe, expect, it } from 'vitest';
import { suggestAnswers, teachingOf } from '../../index.ts';
import { begin } from '../../testing/stages.ts';
import { settingWith } from '../../testing/tutor-setting.ts';

const at = (...said: string[]) => {
  const talk = begin(settingWith('helaoshi', { locale: 'pt' }));
  for (const text of said) talk.say(text);
  return talk;
};

describe('who asks how to say a word', () => {
  it('hears it, says it, gets a sentence with it, and is asked again what was open', () => {
    const { say } = at('nihao');
    const told = say('como se diz cachorro');
    expect(told.text).toMatch(/狗。$/u);
    expect(teachingOf(told)?.words).toMatchObject([{ zh: '狗', pinyin: 'gou3' }]);
    const said = say('gou');
    expect(said).toMatchObject({ understood: '狗', accepted: true, ask: 'hello.name' });
    expect(said.text).toContain('我喜欢狗');
    expect(said.text).toMatch(/叫什么/u);
  });

  it('is offered it to tap', () => {
    const setting = settingWith('helaoshi', { locale: 'pt' });
    const { history, say } = begin(setting);
    say('como se diz cachorro');
    expect(suggestAnswers({ ...setting, history }).map(({ zh }) => zh)).toEqual(['狗']);
  });

  it('may answer something else instead', () => {
    const { say } = at('nihao');
    say('como se diz cachorro');
    expect(say('wo jiao Ana')).toMatchObject({ accepted: true, memory: { name: 'Ana' } });
  });

  it('says goodbye without leaving', () => {
    const { say } = at('nihao');
    say('como se diz tchau');
    expect(say('zaijian').end).toBeUndefined();
  });

  it('hears it once more, and then is let go', () => {
    const { say } = at('nihao');
    say('como se diz cachorro');
    expect(say('não entendi').text).toContain('狗');
    expect(say('não entendi').text).not.toContain('狗');
  });
});

describe('who says something in their own language', () => {
  it.each([
    ['sim, quero comer arroz', '我想吃米饭'],
    ['estou com fome, quero comer arroz', '我饿了，我想吃米饭'],
    ['tenho 72 anos e quero falar com minha nora', '我72岁'],
  ])('is told the Chinese for it, and asked to say it: %s', (text, chinese) => {
    const turn = at('nihao').say(text);
    expect(turn.text).toContain(`${chinese}。`);
    expect(turn).toMatchObject({ accepted: undefined, memory: { saying: { line: { zh: chinese } } } });
  });

  it('is not drilled in a noun of what they tell', () => {
    const turn = at('nihao').say('adoro o meu cachorro grande');
    expect(turn.text).toContain('真可爱');
    expect(turn.memory.saying).toBeUndefined();
  });

  it('has their job said in Chinese, and is not called by it', () => {
    const turn = at('nihao', 'wo jiao Ana').say('wo shi designer');
    expect(turn.text).toContain('设计师');
    expect(turn.memory.name).toBe('Ana');
  });
});

it('a sentence with a mistake is said right, and nobody claims not to have understood', () => {
  const turn = at('nihao', 'wo jiao Ana').say('我是饿');
  expect(turn.text).toContain('我很饿');
  expect(turn.accepted).toBeUndefined();
});
