// What learners of the first levels really type: pinyin with English or Portuguese in it, questions and news in their own language.

import { describe, expect, it } from 'vitest';
import { languageRuns } from '../chinese/input-method/index.ts';
import { shippedContent } from '../content/load.ts';
import { begin, playables, settingFor } from './testing/stages.ts';
import { settingWith } from './testing/tutor-setting.ts';

const talkWith = (tutor: string, locale: 'en' | 'pt' = 'en') => {
  const setting = settingWith(tutor, { locale });
  const biography = shippedContent().biographies.find(({ id }) => id === tutor);
  const talk = begin({ ...setting, situation: { ...setting.situation, biography } });
  talk.say('我叫 Kim');
  return talk;
};

function playWith(name: string) {
  const found = playables().find(({ stage }) => stage.name === name);
  if (found === undefined) throw new Error(`no play ${name}`);
  return begin(settingFor(found.situation));
}

describe('a line in two languages', () => {
  it.each([
    ['wo xue zhongwen for her', ['wo xue zhongwen', 'for her']],
    ['wo he pijiu at home', ['wo he pijiu', 'at home']],
    ['wo de pengyou hen funny', ['wo de pengyou hen', 'funny']],
    ['he hen gao', ['he', 'hen gao']],
    ['wo hui play guitar', ['wo hui', 'play guitar']],
    ['you said 46', ['you said 46']],
  ])('is cut where the language changes: %s', (line, runs) => {
    expect(languageRuns(line).map(({ text }) => text)).toEqual(runs);
  });

  it.each([
    ['wo gei mama make cake', '我给妈妈做蛋糕'],
    ['wo mai bread for him', '我给他买面包'],
    ['wo he pijiu at home', '我在家喝啤酒'],
    ['wo kan movie with her', '我跟她看电影'],
    ['wo zai school xue zhongwen', '我在学校学中文'],
    ['wo he friend kan football', '我和朋友看足球'],
    ['ontem wo chi arroz', '昨天我吃米饭'],
  ])('is put into Chinese: %s', (line, chinese) => {
    expect(talkWith('xiaoma').say(line)).toMatchObject({ understood: chinese, corrections: [] });
  });
});

describe('sounds that are spelt alike', () => {
  it.each([
    ['wo de mao si le', '我的猫死了'],
    ['wo hen ji', '我很急'],
    ['wo chang de bu hao', '我唱得不好'],
    ['juzi tian bu tian?', '橘子甜不甜？'],
  ])('are what a beginner means: %s', (line, chinese) => {
    expect(talkWith('xiaoma').say(line).understood).toBe(chinese);
  });
});

describe('what is felt', () => {
  it.each([
    ['dawei', 'my bird flew away', /哎呀/u],
    ['dawei', 'no mommy, mommy lives far away', /我懂|我在这儿/u],
    ['anna', 'meu avô morreu ontem', /爷爷走了/u],
    ['anna', '我在公司上班。minha avó morreu semana passada', /奶奶走了/u],
    ['xiaoma', 'my grandma passed away, wo bu xiang shuo', /奶奶走了/u],
    ['xiaoma', 'zuotian wo chi yu, wo ku le haha', /哈哈/u],
    ['anna', 'chorei de tanto rir hahaha', /哈哈/u],
    ['linlaoshi', 'wo de gou bing le', /狗病了|难过/u],
  ])('by who talks with %s: %s', (tutor, line, answer) => {
    expect(talkWith(tutor).say(line).text).toMatch(answer);
  });

  it.each([
    ['waiter', 'i don’t want beer', '我不要啤酒'],
    ['waiter', 'a comida está fria!', '菜冷'],
    ['fruit-seller', 'não quero maçã', '不要苹果'],
  ])('is heard by a %s, too: %s', (play, line, heard) => {
    expect(playWith(play).say(line).understood).toBe(heard);
  });
});

describe('what is asked in another language', () => {
  it.each([
    ['linlaoshi', 'are you from China?', /杭州/u],
    ['linlaoshi', 'what do people eat for breakfast in China?', /包子/u],
    ['anna', '你知道 feijoada?', /巴西人/u],
    ['xiaoma', 'do you know the Beatles?', /知道一点儿/u],
    ['xiaoma', 'how you say hungry', /“饿”/u],
    ['anna', 'como se diz feira?', /菜市场/u],
    ['anna', 'como é chuva em chinês?', /“雨”/u],
  ])('is answered by %s: %s', (tutor, line, answer) => {
    expect(talkWith(tutor).say(line).text).toMatch(answer);
  });

  it('is known of who was named before', () => {
    const { say } = talkWith('xiaoma');
    say('my friend Laura lives in Boston');
    expect(say('do you know Laura?').text).toContain('Laura');
  });
});

it('what somebody has said is nothing that they do', () => {
  const { say } = talkWith('anna');
  expect(say('我的猫病了。医生说没问题，吃药').text).not.toContain('医生吃药');
});
