// What a teacher must never do again: each of these was met in a talk by somebody who had read neither engine nor content.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../content/load.ts';
import { begin } from './testing/stages.ts';
import { settingWith } from './testing/tutor-setting.ts';

const content = shippedContent();
const talkWith = (tutor: string) => {
  const setting = settingWith(tutor, { smallTalk: content.smallTalk });
  const biography = content.biographies.find(({ id }) => id === tutor);
  const { say } = begin({ ...setting, situation: { ...setting.situation, biography } });
  return (text: string) => say(text).text;
};

describe('never again', () => {
  it('what is told beside an answer is passed over', () => {
    expect(talkWith('xiaoyu')('我叫Tom，我有一个弟弟。')).toMatch(/Tom.*弟弟|Tom.*家/u);
    expect(talkWith('anna')('我叫Kate。我昨天搬家了，很累')).toMatch(/Kate.*(?:累|家)/u);
    expect(talkWith('chenhao')('叫我小安吧。我女朋友下个月要来看我！')).toMatch(/小安.*女朋友/u);
  });

  it('a name that stands before something else, or in another language, is asked again', () => {
    expect(talkWith('nainai')('Bia! 我今天不高兴')).not.toMatch(/叫什么/u);
    expect(talkWith('linlaoshi')('Me chamo Pedro.')).toContain('Pedro');
  });

  it('a death told as leaving is met with anything but care', () => {
    const say = talkWith('nainai');
    say('我叫小安');
    expect(say('我的鱼走了。')).toMatch(/难过|抱抱|爱你|想它/u);
    const other = talkWith('fangwen');
    expect(other('我学中文是因为我爷爷。他走了以后我才发现他写的信都是中文。')).toMatch(
      /走了|消息|亲人|不在人世/u,
    );
  });

  it('whoever may have died or left is taken for either, unasked', () => {
    const say = talkWith('chenhao');
    say('叫我小李就行');
    expect(say('我妈妈走了。')).toMatch(/去了别的地方，还是/u);
  });

  it('tears of joy are comforted', () => {
    expect(talkWith('luxi')('我考上大学了，激动得哭了！')).not.toMatch(/难过|难受|慢慢说|怎么哭/u);
  });

  it('a newborn daughter is met with a thought about birthplaces', () => {
    expect(talkWith('sulan')('昨天我女儿出生了。')).toMatch(/恭喜/u);
  });

  it('a sentence with 什么是 inside is taken for a question of what a word means', () => {
    expect(talkWith('sulan')('那本书让我重新思考什么是坚强。')).not.toMatch(/意思|解释/u);
  });

  it('whoever is ill less often is told to get well', () => {
    expect(talkWith('fangwen')('自从开始跑步，我少生了很多病。')).not.toMatch(/养着|休息|不舒服/u);
  });

  it('a question about the world is taken for one of a word, or passed over', () => {
    for (const tutor of ['anna', 'chenhao', 'fangwen']) {
      expect(talkWith(tutor)('天空为什么是蓝色的？')).toMatch(/天空/u);
      expect(talkWith(tutor)('What is the capital of Peru?')).toMatch(
        /不会|不知道|不了解|了解得不多|懂得不多|不准|把握|答不上|不敢|答案|不懂|不太清楚|领域/u,
      );
    }
  });

  it('the age of a daughter is answered by the teacher’s own', () => {
    expect(talkWith('linlaoshi')('你的女儿几岁？')).not.toContain('四十五');
  });

  it('whoever asks what to do is told that nothing is known', () => {
    const say = talkWith('chenhao');
    say('叫我小李就行');
    expect(say('我跟老板吵架了，我应该怎么办？')).not.toMatch(/没有答案|说不上来|问住/u);
  });
});

describe('never again, in a longer talk', () => {
  it('what something is not is taken up in place of what it is', () => {
    const say = talkWith('hanchuan');
    say('我叫Elena，是记者。');
    expect(say('不是记者难做，是那家公司威胁我。')).not.toMatch(/这个职业|记者这一行|说[到起]记者/u);
  });

  it('a story of which only the kind is known is met with an aphorism', () => {
    const say = talkWith('sulan');
    say('我叫Tomás。');
    expect(say('我在一个小村子里住了三天，跟当地人喝酥油茶，语言不通，全靠比划。')).not.toMatch(
      /喝东西有时候|享受的是哪一杯/u,
    );
  });

  it('an angry question that wants no answer is answered as one', () => {
    expect(talkWith('fangwen')('个人再怎么省也没用，凭什么总让我们反省？')).not.toMatch(
      /不知道|答案|答不上|不敢|领域/u,
    );
  });

  it('what is told in small talk is passed over for the next question on its topic', () => {
    const say = talkWith('anna');
    say('我叫Kate。');
    say('我的朋友帮我搬家了。');
    expect(say('今天很冷。')).toMatch(/冷|天气|身体/u);
  });

  it('whoever says that they are sad is taken to find something difficult', () => {
    const say = talkWith('xiaoma');
    say('我叫Ana。');
    expect(say('老师说我语法不好，我很难过。')).toMatch(/难过/u);
  });

  it('a divorce is met with the name of a town', () => {
    expect(talkWith('luxi')('你好，我叫Ben。我在北京工作，上个月刚离婚。')).not.toMatch(/兴趣/u);
  });

  it('whoever asks whether they may is told that the teacher does not know', () => {
    const say = talkWith('chenhao');
    say('叫我小李就行。');
    expect(say('我可以说英语吗？')).toMatch(/可以|没问题|行/u);
  });

  it('a birthday is passed over for a nationality, and a puppy asked what it is', () => {
    expect(talkWith('anna')('我叫Lucy! 今天是我的生日！')).toMatch(/生日/u);
    const say = talkWith('anna');
    say('我叫Lucy!');
    expect(say('朋友送我一只小狗！！')).not.toMatch(/什么东西/u);
  });
});
