// What a tutor is asked about themselves is answered by its kind, or it is said that there is no such story.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../../../content/load.ts';
import { begin, settingFor, tutorTalks } from '../../../../testing/stages.ts';
import { addressedAsYou } from '../../known/called-by-name.ts';

const content = shippedContent();
const talks = tutorTalks(content);

function answerOf(tutor: string, ...said: readonly string[]): string {
  const situation = talks.find(({ stage }) => stage.name === tutor)?.situation;
  if (situation === undefined) throw new Error(`nobody is called ${tutor}`);
  const { say } = begin(settingFor(situation, { smallTalk: content.smallTalk }));
  return said.map((text) => say(text).text).at(-1) ?? '';
}

describe('a question about somebody of the tutor’s', () => {
  it('is answered by the place, where that is asked', () => {
    expect(answerOf('linlaoshi', '我叫Sam。', '老师，你妈妈住在哪儿？')).toContain('杭州');
  });
  it('is not answered by another fact', () => {
    const answer = answerOf('linlaoshi', '我叫Sam。', '你弟弟叫什么名字？');
    expect(answer).toMatch(/名字/u);
    expect(answer).toMatch(/弟弟四十岁/u);
  });
  it('tells of nobody that there is not', () => {
    const answer = answerOf('xiaoma', '我叫Sam。', '你女朋友是做什么的？');
    expect(answer).toContain('没有女朋友');
    expect(answer).not.toMatch(/没想过|记不清|说不好|说不清/u);
  });
  it('says how they are, and no more of who is dead', () => {
    expect(answerOf('zhouning', '我叫Sam。', '你爸妈身体还好吗？')).toMatch(/挺好|不错/u);
    expect(answerOf('zhouning', '我叫Sam。', '你爷爷奶奶身体好吗？')).toContain('都走了');
  });
  it('means by 他 whom it named before', () => {
    expect(answerOf('chenhao', '我叫Sam。', '你儿子多大了？他想当导游吗？')).toMatch(/五岁.*导游/su);
  });
});

describe('an easy question about the tutor', () => {
  it.each([
    ['luxi', '你一个人住，还是跟父母住？', /阿福/u],
    ['zhouning', '你们的店在哪儿？', /深圳/u],
    ['xiaoma', '你现在是学生吗？', /学体育/u],
    ['nainai', '奶奶会做蛋糕吗？', /会|做/u],
    ['sulan', '两种包都不错，你买哪一种？', /前一个/u],
  ])('%s is asked: %s', (tutor, asked, told) => {
    expect(answerOf(tutor, '我叫Sam。', asked)).toMatch(told);
  });
});

it('who does not know says so in few words, and hands no question back', () => {
  const all = ['我叫Sam。', '你的第三个客人穿什么鞋？', '你的书包是在哪儿买的？', '你的桌子有几条腿？'];
  const replies = all.map((_, at) => answerOf('zhouning', ...all.slice(0, at + 1)));
  const refusals = replies.filter((text) => /没想过|说不清|记不清|说不上来|不太清楚|不知道/u.test(text));
  expect(refusals.length).toBeLessThanOrEqual(1);
  for (const text of replies.slice(1)) expect(text).not.toMatch(/先听|先说|你自己呢|网上/u);
});

it('what somebody else is quoted to have asked is no question to the tutor', () => {
  expect(answerOf('linlaoshi', '我叫Sam。', '我妈妈总是问“你什么时候结婚？”，我不想说。')).not.toMatch(
    /我结婚|丈夫|没想过|记不清|说不好|说不清/u,
  );
});

it('who is called by name is asked as 你', () => {
  const persona = talks.flatMap(({ situation }) => situation.persona).find(({ id }) => id === 'nainai');
  if (persona === undefined) throw new Error('no grandmother');
  expect(addressedAsYou(persona, '奶奶，你几岁？')).toBe('你几岁？');
  expect(addressedAsYou(persona, '奶奶怕什么？')).toBe('你怕什么？');
  expect(addressedAsYou(persona, '我奶奶怕狗。')).toBe('我奶奶怕狗。');
});
