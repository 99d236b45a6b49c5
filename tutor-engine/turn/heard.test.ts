// Newcomers and children mix a little Chinese into their own language: both are heard.

import { describe, expect, it } from 'vitest';
import { teachingOf } from '../index.ts';
import { begin } from '../testing/stages.ts';
import { settingWith } from '../testing/tutor-setting.ts';

const talkWith = (tutor: string, locale: 'en' | 'pt', ...said: string[]) => {
  const talk = begin(settingWith(tutor, { locale }));
  for (const text of said) talk.say(text);
  return talk;
};

describe('the right answer amid other words', () => {
  it.each([
    ['ni hao! Hello teacher, this is all new to me'],
    ['Hi there. nǐ hǎo :) was that ok?'],
    ['my neighbour taught me that one: ni hao, ni hao!'],
  ])('counts at level zero: %s', (text) => {
    expect(talkWith('helaoshi', 'en').say(text)).toMatchObject({ accepted: true });
  });

  it('counts with a child’s', () => {
    const talk = talkWith('dawei', 'pt', 'Ele se chama Caio, sou o pai dele');
    talk.say('como se diz bola?');
    const turn = talk.say('qiú! Ele falou umas dez vezes, rindo');
    expect(turn).toMatchObject({ accepted: true });
    expect(turn.text).toContain('真棒');
  });

  it('is no try that failed where it was not asked for', () => {
    const turn = talkWith('shilei', 'pt', 'nihao').say('xie xie! adorei essa palavra');
    expect(turn.text).not.toMatch(/没关系|慢慢来|别着急|再看/u);
  });
});

describe('what is told in the own language', () => {
  it.each([
    ['My husband died two years ago and the house is quiet', /so sorry/u],
    ['My knee hurts so much today. I can hardly walk', /painful/u],
  ])('is met with care and no lesson where it is grave: %s', (text, note) => {
    const turn = talkWith('helaoshi', 'en', 'nihao').say(text);
    expect(teachingOf(turn)?.note?.en).toMatch(note);
    expect(turn.text).not.toMatch(/？|说：/u);
  });

  it('is rejoiced at, and a small word fits it', () => {
    const turn = talkWith('helaoshi', 'en', 'nihao').say('I’m going to be an uncle. My sister is pregnant!');
    expect(turn.text).toContain('恭喜');
  });

  it('is remembered: who types for a child names it, and its name and age are not asked', () => {
    const turn = talkWith('dawei', 'pt').say('Oi, aqui é a mãe da Lia. Ela tem 5 anos e ainda não escreve.');
    expect(turn.memory).toMatchObject({ name: 'Lia', profile: { age: ['五岁'] } });
    expect(turn.text).not.toMatch(/什么名字|几岁了？/u);
  });
});

describe('what is asked amid other words', () => {
  it('is answered: how to say it, with a reason behind', () => {
    const turn = talkWith('shilei', 'pt', 'nihao').say('e como eu digo "obrigado"? preciso pro trabalho');
    expect(turn.text).toContain('谢谢');
    expect(turn.text).not.toContain('不知道');
  });

  it('is answered: how it is pronounced, and whether it was right', () => {
    const talk = talkWith('helaoshi', 'en');
    const sound = talk.say('ni hao! How do you pronounce it exactly?');
    expect(teachingOf(sound)?.note?.en).toMatch(/nǐhǎo.*“nee”/u);
    const right = talk.say('hen hao! Did I say that right?');
    expect(teachingOf(right)?.note?.en).toContain('hěnhǎo');
  });
});
