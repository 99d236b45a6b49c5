// Talks of our own: each move is met in the role's voice, by what the role decides and the play has.

import { describe, expect, it } from 'vitest';
import { begin, playables, settingFor } from '../../../../testing/stages.ts';

const stages = playables();

/** The last reply to so many messages. */
function lastReply(name: string, said: readonly string[]): string {
  const playable = stages.find(({ stage }) => stage.name === name);
  if (playable === undefined) throw new Error(`no ${name}`);
  const { say } = begin(settingFor(playable.situation));
  return said.map((text) => say(text).text).at(-1) ?? '';
}

describe('a move is met', () => {
  it.each<readonly [string, readonly string[], RegExp]>([
    ['hotel-clerk', ['你好，我要一个房间。', '不好意思，我把杯子打碎了。'], /没关系|别担心/u],
    ['mother-in-law', ['妈，过年好！', '哎呀，我把您的花瓶摔破了！'], /没事|没关系/u],
    ['mother-in-law', ['妈，过年好！', '我把您的碗摔碎了。', '我明天买一个新的赔给您。'], /不用/u],
    ['waiter', ['我要豆腐和饺子。', '我想跟你们经理谈一下。'], /经理/u],
    ['restaurant/complaint', ['菜上错了！', '我要跟你们经理说话。'], /我就是经理/u],
    ['taxi-driver', ['去火车站。', '师傅，我的帽子忘在车上了！'], /帽子/u],
    ['waiter', ['我要豆腐和饺子。', '给你一百块，找我多少钱？'], /找你|找您/u],
    ['waiter', ['我要豆腐和饺子。', '一共多少钱？', '你多算了吧？我们没要啤酒。'], /算错|写错/u],
    ['business/ask-for-leave', ['经理，我想请两天假。', '星期五我想早一点儿走，行不行？'], /可以|行|好/u],
    ['business/ask-for-leave', ['经理，我想请两天假。', '您同意吗？', '您不就是经理吗？'], /你说得对/u],
    ['police-officer', ['我的护照丢了。', '我能给我妈妈打个电话吗？'], /可以/u],
    ['travel/homestay', ['我订了一间房。', '厕所堵了，水下不去。'], /修/u],
    ['landlord', ['房租多少？', '我要跟家里人商量一下，明天告诉您。'], /想好|考虑/u],
    ['shopping/return-shoes', ['我的鞋坏了。', '你给我拿错了，我要四十号，不是四十二号。'], /四十号|换|改/u],
    ['travel/lost-luggage', ['我的箱子没出来。', '我要你们领导来！'], /领导/u],
  ])('%s: %j', (name, said, met) => expect(lastReply(name, said)).toMatch(met));

  it('nobody who decides sends to who decides', () => {
    const asked = ['我想请两天假。', '我下午三点走行不行？', '那星期一我在家工作行吗？', '您同意吗？'];
    for (let count = 2; count <= asked.length; count += 1)
      expect(lastReply('business/ask-for-leave', asked.slice(0, count))).not.toMatch(/问经理|不知道|说不好/u);
  });

  it('what was denied is not said again', () => {
    const said = [
      '我的箱子没出来。',
      '我明天坐火车去大理，怎么办？',
      '我不去大理，我住在昆明！',
      '今天能送到吗？',
    ];
    expect(lastReply('travel/lost-luggage', said.slice(0, 3))).not.toMatch(/到大理/u);
    expect(lastReply('travel/lost-luggage', said)).not.toMatch(/大理/u);
  });

  it('a floor that was given has its key', () => {
    const said = ['有房间吗？', '两天。', '护照在这儿。', '八楼太高了，我要三楼的。', '给我房卡吧。'];
    expect(lastReply('hotel-clerk', said)).not.toMatch(/八零六/u);
  });

  it('a declined remake is not made', () => {
    expect(lastReply('restaurant/complaint', ['菜上错了！', '别重做了，我没时间等。'])).not.toMatch(
      /厨房盯着|厨师长/u,
    );
  });
});
