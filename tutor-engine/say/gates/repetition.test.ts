import { expect, it } from 'vitest';
import { same } from '../wording.ts';
import { isFillerAgain, saidOnce } from './repetition.ts';

it('of two lines with the same clause the longer one is said', () => {
  const long = same('差不多半个小时，堵车的话多十分钟。');
  expect(saidOnce([same('差不多半个小时。'), long])).toEqual([long]);
  const lines = [same('好，我知道了。'), same('好，马上来。')];
  expect(saidOnce(lines)).toBe(lines);
});

it('the same empty words are not said twice within a few replies', () => {
  expect(isFillerAgain('能多说一点儿吗？', ['你好！', '嗯。可以多说一点儿吗？'])).toBe(true);
  expect(isFillerAgain('能多说一点儿吗？', ['能多说一点儿吗？', '一', '二', '三', '四'])).toBe(false);
  expect(isFillerAgain('你家有几口人？', ['能多说一点儿吗？'])).toBe(false);
});
