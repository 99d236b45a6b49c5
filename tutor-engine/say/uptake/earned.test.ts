// Questions that fit anything are asked only where the clause has earned them.

import { describe, expect, test } from 'vitest';
import { isEarned, isFunny } from './earned.ts';
import { bareFrame } from './telling-frame.ts';

const earned = (raw: string, ask: string) =>
  isEarned({ said: { raw }, state: { listening: {} } }, bareFrame(raw), ask);

describe('what came then', () => {
  test.each(['一只乌鸦叼走了我的三明治，突然又飞到邻居家', '昨天我在山里迷路了', '地铁坐错了方向'])(
    'is asked of what befell somebody: %s',
    (raw) => expect(earned(raw, '后来怎么样了？')).toBe(true),
  );

  test.each([
    '昨天我买了两盆仙人掌',
    '明天我可能会迷路',
    '我每天早上都坐错车',
    '我的护照丢了，后来找到了',
    '我希望能跑到山顶',
  ])('is not asked of what is done, to come, usual or over: %s', (raw) =>
    expect(earned(raw, '然后呢？')).toBe(false),
  );
});

test('how one came to think of it is asked of a plan of one’s own, and of no wish', () => {
  expect(earned('我打算开一家修自行车的店', '你是怎么想到的？')).toBe(true);
  expect(earned('我想喝一杯热茶', '你是怎么想到的？')).toBe(false);
});

test('how it felt is asked of what was tried, and not where the feeling is told', () => {
  expect(earned('我第一次上台弹吉他', '感觉怎么样？')).toBe(true);
  expect(earned('我第一次上台弹吉他，特别紧张', '感觉怎么样？')).toBe(false);
  expect(earned('我给阳台换了灯泡', '感觉怎么样？')).toBe(false);
});

test('a laugh alone is no joke', () => {
  expect(isFunny('我住这条街四十年了，哈哈')).toBe(false);
  expect(isFunny('山羊把我的作业抢走了，哈哈')).toBe(true);
  expect(isFunny('我把“杯子”说成了“被子”，哈哈')).toBe(true);
});
