// Whose it is, whether somebody has died, and whether anything is asked of a small thing: by what stands around the word.

import { describe, expect, it } from 'vitest';
import { begin } from '../../testing/stages.ts';
import { settingWith } from '../../testing/tutor-setting.ts';

function answerTo(tutor: string, ...lines: readonly string[]): string {
  const { say } = begin(settingWith(tutor));
  return ['我叫小安。', ...lines].map((line) => say(line).text).at(-1) ?? '';
}

const CARES = /难过|难受|不好受|心里|想念|遗憾|难接受|显得轻|最难/u;

describe('a sentence without a subject', () => {
  it.each([
    ['anna', '我外孙生病了。', '今天好多了。', /你今天好多了/u],
    ['luxi', '我叔叔上个月住院了。', '一直不想吃东西。', /^[^。]*你一直不想/u],
  ] as const)('with %s goes on about whom %s was: %s', (tutor, first, then, wrong) =>
    expect(answerTo(tutor, first, then)).not.toMatch(wrong),
  );
});

describe('who has gone', () => {
  it.each([
    ['luxi', '我奶奶以前常常给我做年糕。她前年走了。'],
    ['sulan', '姑姑走得很突然，大家都没准备。'],
    ['luxi', '我没来得及跟爷爷告别。'],
    ['sulan', '每年清明我都去给父亲上坟。'],
  ])('has died, with %s: %s', (tutor, line) => expect(answerTo(tutor, line)).toMatch(CARES));
  it.each([
    ['luxi', '我哥哥走了，坐船去岛上了。'],
    ['luxi', '客人都走了，我在洗杯子。'],
    ['luxi', '我儿子走了六公里。'],
    ['sulan', '杜甫去世的时候五十八岁。'],
    ['luxi', '电影里那个老人最后死了。'],
    ['luxi', '有人说吃姜能治感冒。'],
  ])('is not mourned, with %s: %s', (tutor, line) =>
    expect(answerTo(tutor, line)).not.toMatch(/难过|不好受|陪着你|不轻松/u),
  );
});

describe('joy', () => {
  it.each([
    ['luxi', '我前男友结婚了，我很难过。'],
    ['luxi', '我切洋葱的时候流泪了。'],
  ])('and comfort follow who felt it, with %s: %s', (tutor, line) =>
    expect(answerTo(tutor, line)).not.toMatch(/恭喜|祝你们|憋在心里/u),
  );
});

describe('a greeting or a small fact', () => {
  it.each([
    ['luxi', '我就是来跟你问个好。'],
    ['luxi', '我的包是黑的。'],
    ['anna', '现在是下午三点。'],
  ])('is not asked about, with %s: %s', (tutor, line) =>
    expect(answerTo(tutor, line)).not.toMatch(/为什么|感觉怎么样|多说|什么时候开始|感受/u),
  );
});
