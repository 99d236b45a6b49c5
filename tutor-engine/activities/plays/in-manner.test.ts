// What nobody wrote an answer for, in plays: answered by its kind, in the character's own manner, and without an early end.

import { describe, expect, it } from 'vitest';
import { begin, playables, settingFor } from '../../testing/stages.ts';
import { askedShape, shapeOf } from './hearing/asked/ask-shapes.ts';

const all = playables();

function play(name: string) {
  const found = all.find(({ stage }) => stage.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return begin(settingFor(found.situation));
}

describe('a question', () => {
  it.each([
    ['五块可以吗？', 'offer'],
    ['二十五块一条，我就买两百条。怎么样？', 'offer'],
    ['要是下雨怎么办？', 'suppose'],
    ['能不能帮我拿一下？', 'request'],
    ['你去过巴西吗？', 'been'],
    ['您有没有失眠过？', 'suffered'],
    ['您自己喝酒吗？', 'self'],
    ['会不会很疼？', 'bad'],
    ['这是羊毛的吗？', 'yes'],
    ['大的还是小的好？', 'choice'],
    ['我可以坐这儿吗？', 'may'],
    ['有没有充电的地方？', 'have'],
  ])('%s is of a shape', (text, shape) => {
    expect(shapeOf(text)).toBe(shape);
    expect(askedShape('为什么？')).toBe('why');
  });

  it('has none where somebody tells something', () => {
    expect(shapeOf('我昨天没睡好。')).toBeUndefined();
  });
});

describe('a character', () => {
  it('never says that it does not know, and stays who it is', () => {
    const { say } = play('li-bai');
    expect(say('您去过巴西吗？').text).not.toMatch(/不清楚|不知道|说不好|答不/u);
    expect(say('你有没有手机？').text).not.toMatch(/不清楚|说不好|答不/u);
  });

  it('is met at the second offer', () => {
    const { say } = play('fruit-seller');
    const first = say('两块钱一斤，行吗？').text;
    expect(first).toMatch(/低|少|便宜|贵/u);
    expect(say('那三块钱一斤，行吗？').text).not.toBe(first);
  });

  it('does not end while something is asked, and ends when nothing is', () => {
    const { say } = play('restaurant/noodles');
    say('一碗牛肉面。');
    say('我要可乐。');
    const asked = say('一共多少钱？');
    expect(asked.end).toBeUndefined();
    // Who asks is answered, and is not asked whether there is anything else.
    expect(asked.text).toMatch(/块[^？]*$/u);
    expect(say('没有了，谢谢。').end).toBe('goals');
  });

  it('answers after the end what is asked, and does not part again', () => {
    const { say } = play('restaurant/noodles');
    say('一碗牛肉面，我要可乐。');
    say('我用手机付钱。');
    expect(say('你住在哪儿？').text).not.toMatch(/再见|下次见/u);
  });
});

describe('a goal', () => {
  it('is not reached by what the character has not yet done', () => {
    const { say } = play('hairdresser');
    say('我想剪头发。');
    const { goals } = say('短一点儿，我男朋友喜欢长头发。');
    expect(goals.map(({ id }) => id)).not.toContain('like');
  });

  it('is not reached by a word in passing', () => {
    const { goals } = play('classmate').say('我朋友也想来。');
    expect(goals).toEqual([]);
  });

  it('is reached by whatever is told about what was asked', () => {
    const { say } = play('li-bai');
    say('我从巴西来。');
    say('我不会喝酒。');
    expect(say('月亮在我看来像一封没有寄出去的信。').goals).toMatchObject([{ id: 'moon' }]);
  });

  it('is not promised by asking', () => {
    const { say } = play('education/extension');
    say('我的电脑坏了，论文都没有了。');
    expect(say('我可以下个星期一交吗？').goals.map(({ id }) => id)).toEqual(['ask']);
  });
});

describe('what is taken back', () => {
  it('is not ordered by the same words', () => {
    const { say } = play('waiter');
    say('我要一个鱼。');
    const { text } = say('鱼不要了，要牛肉。');
    expect(text).not.toMatch(/好，鱼|鱼一个/u);
    expect(text).toContain('牛肉');
  });
});
