import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { begin } from '../../testing/stages.ts';
import { settingWith } from '../../testing/tutor-setting.ts';

const content = shippedContent();
const talkWith = (tutor: string) => {
  const setting = settingWith(tutor, { smallTalk: content.smallTalk });
  const biography = content.biographies.find(({ id }) => id === tutor);
  return begin({ ...setting, situation: { ...setting.situation, biography } });
};

describe('what a teacher owes first', () => {
  it('answers each of two questions in one message', () => {
    const { text } = talkWith('chenhao').say('今天很累。你呢？周末你做什么？');
    expect(text).toContain('累');
    expect(text).toContain('周末');
  });

  it('withdraws what it misheard, and takes what is meant for the message', () => {
    const talk = talkWith('chenhao');
    talk.say('你周末做什么？');
    const { text } = talk.say('我问的不是周末，我问你累不累。');
    expect(text).toMatch(/错|误会|没听明白/u);
    expect(text).toContain('累');
  });

  it('forgets what it had misread', () => {
    const talk = talkWith('chenhao');
    expect(talk.say('我上个星期失业了。').memory.profile?.event).toHaveLength(1);
    expect(talk.say('你误会了，我找到工作了。').memory.profile?.event).toEqual(['你找到工作了']);
  });

  it('asks to be told again where nothing else is meant', () => {
    const talk = talkWith('anna');
    talk.say('我喜欢猫。');
    expect(talk.say('You misunderstood').text).toMatch(/再说一次|再告诉我/u);
  });
});

describe('something grave', () => {
  it('is not left for the next question while it is fresh', () => {
    const talk = talkWith('linlaoshi');
    const asked = talk.say('我叫大卫。昨天我的狗死了。');
    expect(asked.memory.name).toBe('大卫');
    const turns = ['我不知道。', '它很可爱。'].map((text) => talk.say(text));
    expect(turns.map(({ memory }) => memory.ask)).toEqual([asked.memory.ask, asked.memory.ask]);
    for (const { move } of turns) expect(move).toBe('small-talk');
  });

  it('is heard in English and Portuguese as well', () => {
    expect(talkWith('anna').say('Minha avó está doente.').text).toContain('奶奶');
    expect(talkWith('linlaoshi').say('I lost my job').text).toMatch(/难过|工作/u);
  });
});

describe('what nobody has written lines for', () => {
  it('is said again and asked on about by its shape', () => {
    const talk = talkWith('anna');
    talk.say('我叫Hannah。');
    const { text } = talk.say('我打电话给我爸爸，他来帮我。');
    expect(text).toContain('他来帮你');
    expect(text).toMatch(/你爸爸.*？|后来/u);
  });

  it('is asked on about where another clause of it is said again', () => {
    const talk = talkWith('sulan');
    talk.say('我叫Tomás。');
    const { text } = talk.say('我在一个小村子里住了三天，跟当地人喝酥油茶。');
    expect(text).toContain('你在一个小村子里住了三天');
    expect(text).not.toContain('哪一杯');
  });

  it('is not missed where somebody stands beside', () => {
    const { memory } = talkWith('sulan').say('我想跟岳父喝酒。');
    expect(memory.profile?.event).toBeUndefined();
  });
});

it('the name of somebody else is not the learner’s', () => {
  expect(talkWith('linlaoshi').say('我女朋友叫小雨。').memory.name).toBeUndefined();
});

it('a guess or a joke is no fact', () => {
  const { memory } = talkWith('chenhao').say('可能我会失业，哈哈。');
  expect(memory.profile).toBeUndefined();
});

it('what was told on the way is not asked when its turn comes', () => {
  const talk = talkWith('anna');
  talk.say('我叫Camila，我是巴西人，住在里约。');
  const asked = ['你好！', '谢谢！', '一……就怎么用？'].map((text) => talk.say(text).text);
  expect(asked.join('')).not.toMatch(/哪国|哪个国家/u);
});

it('what nobody wrote a line for is taken up by a word of the learner’s', () => {
  expect(talkWith('hanchuan').say('我觉得这规矩背后有一套逻辑。').text).toContain('逻辑');
});
