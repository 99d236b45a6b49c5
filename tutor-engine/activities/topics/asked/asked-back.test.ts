import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../../content/load.ts';
import { begin } from '../../../testing/stages.ts';
import { settingWith } from '../../../testing/tutor-setting.ts';

const content = shippedContent();
const talkWith = (tutor: string) => {
  const setting = settingWith(tutor, { smallTalk: content.smallTalk });
  const biography = content.biographies.find(({ id }) => id === tutor);
  return begin({ ...setting, situation: { ...setting.situation, biography } });
};

describe('a question about the tutor that no life tells', () => {
  it('is answered plainly and asked back', () => {
    const { text } = talkWith('zhouning').say('换了你，你会怎么做？');
    expect(text).toMatch(/换了我/u);
    expect(text).toMatch(/？$/u);
  });

  it('is heard in English and Portuguese', () => {
    expect(talkWith('anna').say('Have you tried pizza?').text).not.toMatch(/不知道怎么回答|没想过/u);
    expect(talkWith('nainai').say('Vovó, você tem cachorro?').text).toMatch(/狗|猫|没有/u);
  });

  it('is not answered by a fact about something else', () => {
    const talk = talkWith('dawei');
    talk.say('我叫Max。');
    expect(talk.say('Do you like pizza?').text).not.toContain('球');
  });
});

it('whoever tells more than was asked is taken up by that, and greeted by name', () => {
  const { text } = talkWith('sulan').say('叫我Emma就好。我正在写博士论文，写不下去了。');
  expect(text).toContain('Emma');
  expect(text).not.toMatch(/后来/u);
});

describe('whoever asks for advice', () => {
  it('hears some about what was told before', () => {
    const talk = talkWith('zhouning');
    talk.say('我是Tom。昨天晚上跟女朋友吵架了。');
    expect(talk.say('她现在不回我的消息。怎么办？').text).toMatch(/冷静|感受/u);
  });

  it('hears that it is theirs to decide where nobody knows of what kind it is', () => {
    expect(talkWith('zhouning').say('我应该怎么办？').text).toMatch(/写在纸上|有经验的人/u);
  });
});

it('what is only feared has not happened', () => {
  expect(talkWith('chenhao').say('我怕失业。').memory.profile?.event).toBeUndefined();
});
