import { describe, expect, it } from 'vitest';
import { moveOf } from './moves-in.ts';

describe('the move that a message makes', () => {
  it.each([
    ['我想见一下你们经理。', 'above'],
    ['can I speak to the manager please', 'above'],
    ['你不是负责人吗，怎么会不知道？', 'decides'],
    ['不好意思，我把台灯弄坏了。', 'damage'],
    ['碗被我摔碎了。', 'damage'],
    ['我买一个新的赔给您。', 'repays'],
    ['我的围巾好像忘在车上了！', 'forgot'],
    ['请给我开一张收据。', 'paper'],
    ['你是不是多算了一瓶水？', 'overcharged'],
    ['你少找了我两块。', 'short'],
    ['给你五十，找我多少？', 'pays'],
    ['你们这样我要投诉！', 'complains'],
    ['好吧，我不投诉了。', 'forgives'],
    ['这双鞋的颜色给错了，我要白的。', 'mistaken'],
    ['能不能换成一杯果汁？', 'swap'],
    ['房间的空调坏了。', 'faulty'],
    ['这不是我想要的，我很不满意。', 'unhappy'],
    ['为什么要等五天？', 'rule'],
    ['我回去考虑一下，明天告诉您。', 'undecided'],
    ['我吃饱了，吃不下了。', 'full'],
    ['我就住在上海啊！', 'fact'],
  ])('%s: %s', (text, kind) => expect(moveOf(text)?.kind).toBe(kind));

  it.each([
    '我要一碗面，不要香菜。',
    '我没有要申报的东西。',
    '我没吃别的药。',
    '经理，我想请假。',
    '我昨天把手机摔坏了。',
    '我的老板很生气。',
    '我肚子疼，没有胃口。',
    '一共多少钱？',
    '你为什么想当老师？',
    '这个菜真好吃！',
  ])('%s makes none of them', (text) => expect(moveOf(text)).toBeUndefined());
});
