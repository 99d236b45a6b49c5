// Words that only say that something was taken in.

import { expect, it } from 'vitest';
import { acknowledgedIn } from './acknowledged.ts';

it.each([
  ['明白了，谢谢', 'thanks'],
  ['谢谢老师！', 'thanks'],
  ['哦，原来是这样', 'taken-in'],
  ['有道理。', 'taken-in'],
  ['您说得对', 'taken-in'],
  ['好主意！我试试看', 'will-try'],
  ['那我回去试一试吧', 'will-try'],
])('%s is %s', (text, kind) => {
  expect(acknowledgedIn(text)).toBe(kind);
});

it.each([
  '好的',
  '我知道了他的名字',
  '我试了很多次',
  '谢谢你，我妈妈好多了',
  '他说得对不对？',
  '我想试试新的工作',
])('%s says more, or less', (text) => {
  expect(acknowledgedIn(text)).toBeUndefined();
});
