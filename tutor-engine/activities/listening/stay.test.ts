// What is told in words that nobody foresaw is stayed with; questions of the language beside it are answered.

import { expect, it } from 'vitest';
import { begin } from '../../testing/stages.ts';
import { settingWith } from '../../testing/tutor-setting.ts';

const answerTo = (tutor: string, ...texts: readonly string[]) => {
  const { say } = begin(settingWith(tutor));
  return texts.map((text) => say(text)).at(-1);
};

it('what was only taken for a fire calls for no comfort', () => {
  const turn = answerTo('zhouning', '叫我小王吧。', '我昨天做的红烧肉糊了，邻居以为着火了。');
  expect(turn?.text).not.toMatch(/难受|陪着/u);
});

it('a matter that was passed over is come back to', () => {
  const turn = answerTo(
    'zhouning',
    '叫我小李就行。',
    '昨天我把三十个蛋糕烤坏了，我在面包店工作。',
    '你怎么没问我的蛋糕？',
  );
  expect(turn?.text).toContain('蛋糕');
});

it.each([
  ['我写了一句诗：“我把门锁上，门却跟着我走。”您听着通顺吗？', 'explain'],
  ['“石沉大海”这个说法你们中国人会不会用？', 'explain'],
  ['有没有一个成语形容“写得快但是不用心”？', 'explain'],
  ['“石榴”的“榴”是第几声？', 'explain'],
  ['您觉得一个人离开家乡，算是逃跑吗？', 'aside'],
])('is answered: %s', (text, move) => {
  expect(answerTo('fangwen', '叫我小李就行。', text)?.move).toBe(move);
});

it('a wrong sentence is not praised beside another language', () => {
  const turn = answerTo('xiaoyu', 'Is that right: 我喝咖啡每天?');
  expect(turn?.text).toContain('我每天喝咖啡');
});

it('several things said at once in Portuguese are put into Chinese', () => {
  expect(answerTo('xiaoma', 'Como se diz "desculpa, eu errei" em chinês?')?.text).toContain('对不起，我错了');
});
