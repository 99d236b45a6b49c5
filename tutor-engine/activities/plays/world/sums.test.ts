// Sums, offers that are countered, who walks away, and questions that ask for no news.

import { describe, expect, it } from 'vitest';
import { begin, playables, settingFor } from '../../../testing/stages.ts';

const all = playables();

function talkWith(name: string) {
  const found = all.find(({ stage }) => stage.name === name);
  if (found === undefined) throw new Error(`nobody is called ${name}`);
  return begin(settingFor(found.situation));
}

describe('a sum', () => {
  it('is said right or wrong by the prices of the play', () => {
    const { say } = talkWith('fruit-seller');
    say('我送给朋友，晚上去他家吃饭。');
    say('我要橘子，两斤。');
    expect(say('两斤是十块，对吧？').text).toMatch(/(?:对|没错)，(?:就是)?十块/u);
    expect(say('我给你十二块，对吗？').text).toContain('十块');
  });

  it('is reckoned by what is counted, as things stand', () => {
    const { say } = talkWith('hotel-clerk');
    say('你好，有房间吗？');
    expect(say('三天一共多少钱？').text).toContain('九百块');
    say('我住三楼吧。');
    expect(say('两个晚上一共多少钱？').text).toContain('五百二十块');
  });
});

describe('each thing', () => {
  it('keeps its own price and number, whatever else was ordered', () => {
    const { say } = talkWith('buying-agent');
    say('我想买两千个气球和五百个纸帽子。');
    const price = say('帽子一个多少钱？').text;
    expect(price).toContain('帽子三块');
    expect(price).not.toMatch(/一共/u);
    say('气球不要了，只要五百个帽子。');
    expect(say('五百个帽子，一共要付多少钱？').text).toContain('一千五百块');
  });

  it('is the one that was chosen instead', () => {
    const { say } = talkWith('pharmacist');
    say('我身上又红又痒。');
    say('吃了会不会困？');
    say('我要不困的那种。');
    expect(say('一共多少钱？').text).toMatch(/三十五.*五十/u);
    expect(say('你给我的是哪一种？').text).toContain('不困');
  });
});

describe('who haggles', () => {
  it('is met on the way to the lowest price, and held to no other', () => {
    const { say } = talkWith('shopping/antique-market');
    say('这壶太贵了，真的是光绪年间的吗？');
    const low = say('五十块，怎么样？').text;
    expect(low).toMatch(/五百三十块/u);
    expect(say('三百块，行不行？').text).toContain('三百块');
  });

  it('is called back when walking away, and not told that all is settled', () => {
    const { say } = talkWith('landlord');
    for (const text of ['房租一个月多少钱？', '押金怎么付？', '水电费呢？', '我租一年。']) say(text);
    expect(say('太贵了，那我不租了，我去看别的房子。').text).toContain('四千九百');
    expect(say('那算了，我不租了。').text).not.toContain('说定');
  });
});

describe('a question', () => {
  it('that only repeats what was said is not answered', () => {
    const { say } = talkWith('landlord');
    say('房租一个月多少钱？');
    expect(say('五千二一个月？太贵了吧。').text).not.toMatch(/不清楚|说不好|没留意/u);
  });

  it('that wants to know whether it is so is told yes', () => {
    const { say } = talkWith('landlord');
    say('可以养狗吗？');
    expect(say('猫行，狗不行，对吧？').text).toMatch(/对，就是这样|没错/u);
  });
});
