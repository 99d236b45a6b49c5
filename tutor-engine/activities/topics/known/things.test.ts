// A question is answered by the thing it names and by what it asks of it, or it is said by its own words that nobody knows.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../../content/load.ts';
import { begin, settingFor, tutorTalks } from '../../../testing/stages.ts';

const content = shippedContent();
const talks = tutorTalks(content);

function answerOf(tutor: string, ...said: readonly string[]): string {
  const situation = talks.find(({ stage }) => stage.name === tutor)?.situation;
  if (situation === undefined) throw new Error(`nobody is called ${tutor}`);
  const { say } = begin(settingFor(situation, { smallTalk: content.smallTalk }));
  return said.map((text) => say(text).text).at(-1) ?? '';
}

describe('what every tutor knows of a thing', () => {
  it.each([
    ['zhouning', '担担面里面放什么？', /芝麻酱/u],
    ['luxi', 'What is tanghulu made of?', /水果/u],
    ['xiaoma', '冬至吃什么？', /饺子/u],
    ['chenhao', '厦门有什么好玩的？', /鼓浪屿/u],
    ['linlaoshi', '我可以送他一把雨伞吗？', /散/u],
  ])('is told by %s: %s', (tutor, asked, told) => {
    expect(answerOf(tutor, '我叫Kim。', asked)).toMatch(told);
  });
  it.each([
    ['zhouning', '昨天我做了担担面。'],
    ['chenhao', '我在厦门住过两年。'],
    ['luxi', '我送了他一把雨伞。'],
  ])('is not told to who only tells of it: %s %s', (tutor, told) => {
    expect(answerOf(tutor, '我叫Kim。', told)).not.toMatch(/芝麻酱|鼓浪屿|散/u);
  });
});

describe('what nobody knows', () => {
  it.each([
    ['chenhao', '黄山有多高？'],
    ['hanchuan', '猫为什么怕水？'],
    ['linlaoshi', '大象会不会游泳？'],
  ])('is named, and nothing of the script is asked: %s %s', (tutor, asked) => {
    const answer = answerOf(tutor, '我叫Kim。', asked);
    expect(answer).toContain(asked.slice(0, -1));
    expect(answer).toMatch(/你觉得呢|怎么想|猜想|想知道|想到/u);
  });
});

it('something done is denied by its name, unless the life of the tutor tells of it', () => {
  expect(answerOf('linlaoshi', '我叫Kim。', '你教过警察吗？')).toMatch(/没教过警察/u);
  expect(answerOf('zhouning', '我叫Kim。', '你养过猫吗？')).not.toMatch(/没养过/u);
});

it('agrees or not with the very proposition', () => {
  expect(answerOf('hanchuan', '我叫Kim。', '你同不同意：经验比学历更值钱？')).toContain('经验比学历更值钱');
});

it('what is going to be told is no question', () => {
  expect(answerOf('fangwen', '我叫Kim。', '不如我先讲讲我为什么喜欢下雨。')).not.toMatch(
    /记不清|说不准|没想过/u,
  );
});

describe('a word that describes', () => {
  it.each([
    ['sulan', '有没有一个词，形容从来不放弃的人？', '坚持不懈'],
    ['luxi', 'Tem uma palavra para alguém que perde tudo?', '丢三落四'],
    ['chenhao', 'Is there a word for someone who is very shy?', '害羞'],
  ])('is found for %s: %s', (tutor, asked, word) => {
    expect(answerOf(tutor, '我叫Kim。', asked)).toContain(word);
  });
});

describe('who begins', () => {
  it('hears which tone a syllable has, and where the pinyin is', () => {
    expect(answerOf('shilei', 'Hi', 'What is the tone of míng in míngzi?')).toContain('第二声');
    expect(answerOf('anna', 'Oi', 'Qual é o tom de lǎo em lǎoshī?')).toContain('第三声');
    expect(answerOf('helaoshi', 'Hi', 'Can you write pinyin on all of it?')).toContain('拼');
  });
  it('hears what the name of the tutor means', () => {
    expect(answerOf('shilei', 'Hi', 'What does “Shí Lěi” mean?')).toContain('石头');
  });
});
