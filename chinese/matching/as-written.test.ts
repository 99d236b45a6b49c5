import { expect, it } from 'vitest';
import { asWritten } from './as-written.ts';

it.each([
  ['再来一杯', '再来1杯', '1', '一'],
  ['再来一杯', '再来1杯', '1杯', '一杯'],
  ['再来一杯', '再来1杯', '来', '来'],
  ['我三十五岁', '我35岁', '35', '三十五'],
  ['我三十五岁', '我35岁', '岁', '岁'],
  ['他的父亲是大夫', '他的爸爸是医生', '医生', '大夫'],
  ['我很喜欢', '我非常喜欢', '非常', '很'],
  ['请给我茶', '给我茶', '给', '给'],
  ['给我茶吧', '给我茶', '茶', '茶'],
  ['我喝茶', '我喝茶', '咖啡', ''],
  ['我喝茶', '我喝茶', '', ''],
])('%s, compared as %s: %s stands for %s', (written, normalised, stretch, expected) => {
  expect(asWritten({ written, normalised }, stretch)).toBe(expected);
});
