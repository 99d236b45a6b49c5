// What somebody told is said again, remembered, and not taken for something else.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../content/load.ts';
import { begin } from './testing/stages.ts';
import { settingWith } from './testing/tutor-setting.ts';

const content = shippedContent();
const talkWith = (tutor: string) => begin(settingWith(tutor, { smallTalk: content.smallTalk }));

describe('what was told', () => {
  it('is said again from the tutor’s side, where it is certainly sound', () => {
    expect(talkWith('chenhao').say('我每天打扫教室，从早上六点开始').text).toContain('你每天打扫教室');
  });

  it('is not said again with its mistake', () => {
    expect(talkWith('chenhao').say('我很喜欢足球比赛看').text).not.toContain('足球比赛看');
  });

  it('is no popcorn where a dog is called so', () => {
    expect(talkWith('anna').say('我的狗叫Pipoca，它不吃饭了').text).not.toContain('爆米花');
  });

  it('is no meal where Portuguese compares', () => {
    const { text } = talkWith('anna').say('estou muito triste, ela é como uma filha pra mim');
    expect(text).toMatch(/难过/u);
    expect(text).not.toMatch(/吃/u);
  });
});

describe('a question about oneself', () => {
  it.each([
    ['我做什么工作？', '医院'],
    ['我的狗叫什么？', 'Pipoca'],
    ['你知道我喜欢跟谁聊天吗？', '邻居'],
  ])('%s is answered by what was said before', (asked, answer) => {
    const talk = talkWith('anna');
    for (const told of ['我在医院工作。', '我的狗叫Pipoca。', '我喜欢跟邻居聊天。']) talk.say(told);
    expect(talk.say(asked).text).toContain(answer);
  });

  it('is not answered by another question of theirs', () => {
    const talk = talkWith('anna');
    talk.say('我女儿叫什么名字，你知道吗？');
    expect(talk.say('你还记得我女儿叫什么名字吗？').text).not.toContain('你女儿叫什么');
  });

  it('is answered by what was said of her', () => {
    const talk = talkWith('anna');
    for (const told of ['上个星期六是我女儿的生日。', '她叫安娜。']) talk.say(told);
    expect(talk.say('你还记得我女儿叫什么名字吗？').text).toContain('安娜');
  });

  it('is none where the learner says that they lack something', () => {
    const talk = talkWith('chenhao');
    talk.say('我喜欢看电影。');
    expect(talk.say('我没什么看法。').text).not.toContain('你说过');
  });
});

it('a name is heard where somebody says what to be called', () => {
  expect(talkWith('chenhao').say('你叫我汤姆吧').memory.name).toBe('汤姆');
});

it('nobody is told to speak like a native in a sentence with a mistake', () => {
  const texts = ['a', 'b', 'c', 'd', 'e', 'f'].map(
    (seed) => begin(settingWith('anna', { smallTalk: content.smallTalk, seed })).say('我家有三狗。').text,
  );
  expect(texts.join('')).not.toMatch(/中国人|说得/u);
});
