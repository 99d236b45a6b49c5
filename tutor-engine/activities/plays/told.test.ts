// What a learner tells beside the play is taken up at once, kept, and comes back when they part.

import { describe, expect, it } from 'vitest';
import { begin, playables, settingFor } from '../../testing/stages.ts';
import { utterance } from '../../understand/text/utterance.ts';
import { asksOn, shapeOf } from './hearing/asked/ask-shapes.ts';
import { goesNow } from './hearing/parting.ts';

const all = playables();

function play(name: string) {
  const found = all.find(({ stage }) => stage.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return begin(settingFor(found.situation));
}

describe('what is told beside a play', () => {
  it('is taken up at once and comes back at the goodbye', () => {
    const { say } = play('online-seller');
    expect(say('我想买一条围巾，是送给我妈妈的生日礼物。').text).toContain('给妈妈的礼物');
    expect(say('好的，我先走了，再见！').text).toContain('妈妈一定会喜欢');
  });

  it('is taken up once, and named by whom it is about', () => {
    const { say } = play('pharmacist');
    say('我的皮肤很红。');
    expect(say('昨天我跟女朋友吃了虾，是她的生日。').text).toContain('祝女朋友生日快乐');
    expect(say('今天不是她的生日了。').text).not.toContain('生日快乐');
  });

  it('is met with something of the character’s own when the business is done', () => {
    const { say } = play('hotel-clerk');
    say('我要一个房间。');
    say('住两个晚上。早饭几点？');
    const { text, end } = say('这是我的护照。我是从加拿大来的。');
    expect(text).toMatch(/加拿大.*我/u);
    expect(end).toBeUndefined();
  });

  it('is no joy beside something sad', () => {
    const { say } = play('su-shi');
    expect(say('我父亲走了，最后一面我都没见着，后来我弟弟说了一件事。').text).not.toMatch(/诗里|哈哈/u);
  });

  it('is given back to who asks whether it is remembered', () => {
    const { say } = play('doctor');
    say('我咳嗽三天了。');
    say('我对青霉素过敏。');
    expect(say('医生，我对什么药过敏，您记得吧？').text).toContain('青霉素');
  });
});

describe('acts of a clause', () => {
  it('who denies one thing and orders another has ordered', () => {
    const { say } = play('waiter');
    say('一个鱼和一个豆腐。');
    expect(say('我不喝酒，下午要上班。来一杯茶吧。').text).toContain('茶');
  });

  it('who tells what is in a dish has ordered nothing', () => {
    const { say } = play('restaurant/with-friends');
    say('你有什么不吃的吗？');
    expect(say('哎呀，这个豆腐里面有肉！').text).not.toMatch(/没有肉，有/u);
  });

  it.each([
    ['你妈妈喜欢什么颜色？', 'theirs'],
    ['你觉得我会成功吗？', 'hope'],
    ['您觉得这个礼物好吗？', 'judge'],
    ['您结婚的时候怎么样？', 'self'],
  ])('%s is asked of a person', (text, shape) => {
    expect(shapeOf(text)).toBe(shape);
  });

  it('a bare question asks on about what was asked of the character', () => {
    expect(asksOn('您结婚的时候怎么样？', '热闹吗？')).toBe(true);
    expect(asksOn('您结婚的时候怎么样？', '可以吗？')).toBe(false);
    expect(asksOn('这个多少钱？', '新鲜吗？')).toBe(false);
  });

  it('every question of one message to a person is answered', () => {
    const { say } = play('travel/ask-the-way');
    const { text } = say('您是成都人吗？您去过北京吗？');
    expect(text.match(/[。！]/gu)?.length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['我得回家做饭了，谢谢！', true],
    ['谢谢您！我先回去工作了。', true],
    ['gotta go!', true],
    ['Tenho que ir, obrigada!', true],
    ['我要去北京了。', false],
    ['今天我走了十公里。', false],
    ['我妈妈回家了。', false],
    ['我该走了吗？', false],
  ])('%s: goes now is %s', (text, goes) => {
    expect(goesNow(utterance(text))).toBe(goes);
  });
});
