import { expect, it } from 'vitest';
import { dateIn } from './date-in.ts';

const TODAY = '2026-11-24';

it.each([
  ['A trip to Beijing in July', '2027-07-01'],
  ['my July trip', '2027-07-01'],
  ['We fly on 3 July.', '2027-07-03'],
  ['We fly on July 3rd, 2028.', '2028-07-03'],
  ['at the end of December', '2026-12-31'],
  ['HSK 3 in May', '2027-05-01'],
  ['Viajo em julho', '2027-07-01'],
  ['Viajo no dia 12 de março de 2027', '2027-03-12'],
  ['até o fim de fevereiro', '2027-02-28'],
  ['七月去北京', '2027-07-01'],
  ['明年12月15号去上海', '2027-12-15'],
  ['2027年3月8日考试', '2027-03-08'],
  ['by 2027-02-10', '2027-02-10'],
])('reads in “%s” the day %s', (text, date) => {
  expect(dateIn(text, TODAY)).toBe(date);
});

it.each([
  'I may go to China one day',
  'I want to march on',
  'Chinese for my work',
  '我学了三个月中文',
  'on 31 June',
  'in 2025-01-01',
])('reads no day in “%s”', (text) => {
  expect(dateIn(text, TODAY)).toBeUndefined();
});
