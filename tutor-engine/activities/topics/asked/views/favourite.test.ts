// A light answer where nobody has told a favourite; advice by what it is asked for.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../../../content/load.ts';
import { begin, settingFor, tutorTalks } from '../../../../testing/stages.ts';

const content = shippedContent();
const tutors = tutorTalks(content);

function talkWith(id: string) {
  const found = tutors.find(({ stage }) => stage.name === id);
  if (found === undefined) throw new Error(`no tutor ${id}`);
  return begin(settingFor(found.situation, { smallTalk: content.smallTalk }));
}

describe('a favourite that nobody has told', () => {
  it('is one of the kind, the same each time', () => {
    const asked = '你最喜欢什么树？';
    const texts = [talkWith('luxi'), talkWith('luxi')].map(({ say }) => say(asked).text);
    expect(texts[0]).toBe(texts[1]);
    expect(talkWith('luxi').say('你最喜欢哪种蔬菜？').text).not.toMatch(/不知道|记不清|没想过/u);
  });

  it('is what the tutor has told of, where they have', () => {
    expect(talkWith('chenhao').say('你最喜欢什么动物？').text).toContain('熊猫');
  });
});

describe('a question to the tutor', () => {
  it.each([
    ['zhouning', '你小时候想做什么工作？'],
    ['sulan', '您喜欢什么样的学生？'],
    ['linlaoshi', 'What do you do when you are bored?'],
    ['hanchuan', '您最得意的事是什么？'],
  ])('%s is never put off: %s', (tutor, asked) => {
    expect(talkWith(tutor).say(asked).text).not.toMatch(/不知道|记不清|没想过|说不清|说不好/u);
  });
});

describe('advice', () => {
  it.each([
    ['luxi', '我不知道买什么给我爸爸。', /卡片/u],
    ['linlaoshi', '如果我没考上，怎么办？', /再试一个/u],
    ['chenhao', '我哥哥生气了，我该说什么？', /别急着解释/u],
  ])('%s: %s', (tutor, asked, told) => {
    expect(talkWith(tutor).say(asked).text).toMatch(told);
  });
});
