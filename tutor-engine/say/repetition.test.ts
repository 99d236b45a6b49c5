import { expect, it } from 'vitest';
import { isFillerAgain, saysTwice } from './repetition.ts';
import { same } from './wording.ts';

it('a clause that stands twice is seen, a short one is not', () => {
  expect(saysTwice([same('差不多半个小时。'), same('差不多半个小时，堵车的话多十分钟。')])).toBe(true);
  expect(saysTwice([same('好，我知道了。'), same('好，马上来。')])).toBe(false);
});

it('the same empty words are not said twice within a few replies', () => {
  expect(isFillerAgain('能多说一点儿吗？', ['你好！', '嗯。可以多说一点儿吗？'])).toBe(true);
  expect(isFillerAgain('能多说一点儿吗？', ['能多说一点儿吗？', '一', '二', '三', '四'])).toBe(false);
  expect(isFillerAgain('你家有几口人？', ['能多说一点儿吗？'])).toBe(false);
});
