import { describe, expect, it } from 'vitest';
import { testCore } from '../testing/core.ts';
import { playables } from '../testing/stages.ts';
import { certaintyIn } from './certain.ts';

function certaintyOf(name: string) {
  const found = playables().find(({ stage }) => stage.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return certaintyIn(testCore(), { play: found.situation.play, phrases: [] });
}

describe('what is certain to be right', () => {
  const waiter = certaintyOf('waiter');
  const station = certaintyOf('travel/ask-the-way');

  it.each(['我要一个鸡蛋汤，还要一个牛肉。', '我想要一杯茶', '你好，我想要一杯茶，谢谢！', '我 要 一 杯 茶'])(
    'may be shown: %s',
    (text) => expect(waiter(text)).toBe(true),
  );

  it('a sentence of the content with another word of its list', () => {
    expect(waiter('我要一个鸡蛋汤，还要一个豆腐。')).toBe(true);
  });

  it.each([
    '我想要一杯茶吧吗？',
    '我想要一杯茶吧',
    '我要二个菜',
    '我要 coffee 一杯。',
    'wo yao yi bei cha',
    '我我要一杯茶。',
    '请给我一杯茶。我可以吃不吃好。',
    '',
  ])('of this nobody can say so: %s', (text) => expect(waiter(text)).toBe(false));

  it('knows the sentences of its own play only', () => {
    expect(station('请问，坐地铁坐几号线？')).toBe(true);
    expect(waiter('请问，坐地铁坐几号线？')).toBe(false);
    expect(station('我可以坐公共汽车去不去吗？')).toBe(false);
  });

  it.each(playables().map(({ stage, situation }) => [stage.name, situation.play] as const))(
    'is every whole sentence that helps in %s',
    (_, play) => {
      const isCertain = certaintyIn(testCore(), { play, phrases: [] });
      const all = play.goals.flatMap(({ hint: { full, others = [] } }) => [full, ...others]);
      expect(all.filter(({ zh }) => !zh.includes('{') && !isCertain(zh)).map(({ zh }) => zh)).toEqual([]);
    },
  );
});
