// Asked for a view, which of two, a story or advice, tutors of grown learners answer it; joy is met as joy.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { begin } from '../../testing/stages.ts';
import { settingWith } from '../../testing/tutor-setting.ts';

function talkWith(tutor: string) {
  const setting = settingWith(tutor);
  const biography = shippedContent().biographies.find(({ id }) => id === tutor);
  const { say } = begin({ ...setting, situation: { ...setting.situation, biography } });
  say('我叫小林。');
  return (text: string) => say(text).text;
}

const PUTS_OFF = /不太清楚|想不起来|说不清|要查一查|做不到|不急着站队|两边的道理|没有拿定主意/u;

describe('a direct question', () => {
  it.each([
    ['hanchuan', '猫和狗，你觉得养哪个更省心？', /我选[猫狗]/u],
    ['sulan', '咖啡馆和书店，开哪个更容易赚钱？', /我选(?:咖啡馆|书店)/u],
    ['chenhao', '西安和昆明，哪个更好玩儿？', /西安|昆明/u],
    ['zhouning', '饺子和包子哪个难做？', /(?:饺子|包子)更难/u],
  ])('of two things is answered by one of them, %s: %s', (tutor, text, one) => {
    const answer = talkWith(tutor)(text);
    expect(answer).toMatch(one);
    expect(answer).not.toMatch(PUTS_OFF);
  });

  it('for a view is answered by one, and 为什么 by its reason', () => {
    const say = talkWith('hanchuan');
    expect(say('人工智能会不会让人变懒？')).toContain('取决于');
    expect(say('为什么这么说？')).toContain('因为工具放大的是习惯');
  });

  it.each([
    ['fangwen', '您觉得现在的年轻人还有必要学书法吗？', '急不得'],
    ['fangwen', '您讲一个您采访时最难忘的故事吧。', '采访'],
    ['luxi', '你当护士的时候，遇到过什么有意思的病人？', '老奶奶'],
    ['hanchuan', '我下周要跟老板谈涨工资，你有什么建议？', '结果'],
    ['fangwen', '我想给妹妹写一封生日信，您说写什么她会开心？', '小事'],
    ['chenhao', '你能教我怎么在饭店点菜吗？', '服务员'],
  ])('is answered by %s: %s', (tutor, text, part) => {
    expect(talkWith(tutor)(text)).toContain(part);
  });

  it('that nobody can mean is met lightly', () => {
    expect(talkWith('hanchuan')('你替我去谈吧，哈哈。')).toContain('哈哈');
  });
});

describe('what is felt', () => {
  const CONDOLES = /唉|难过|沉重|担心|不容易/u;
  it.each([
    ['luxi', '我女儿的演出很成功，我高兴死了！'],
    ['sulan', '我爸爸的手术非常顺利，医生说后天就能回家。'],
    ['sulan', '我妈激动得睡不着，笑得合不拢嘴。'],
  ])('is joy, with %s: %s', (tutor, text) => {
    expect(talkWith(tutor)(text)).not.toMatch(CONDOLES);
  });
});

describe('near words', () => {
  it.each(['“谦虚”和“谦逊”有什么区别？', '“谨慎”和“慎重”有什么区别？'])('are told apart: %s', (text) => {
    expect(talkWith('sulan')(text)).toMatch(/“谦逊”多指|“慎重”说/u);
  });
});
