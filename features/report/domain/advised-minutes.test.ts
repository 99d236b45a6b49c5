// Children are advised less, by their grade where it is known, else by what they said of their age.

import { expect, test } from 'vitest';
import { GRADES } from '../../plans/domain/index.ts';
import { advisedMinutes } from './advised-minutes.ts';

test('a child is advised less than thirty minutes a day', () => {
  const byGrade = GRADES.map((grade) => [grade, advisedMinutes({ grade, isYounger: false })]);
  expect(Object.fromEntries(byGrade)).toMatchObject({
    preschool: 10,
    primary_1_3: 15,
    primary_4_6: 20,
    middle: 30,
  });
  expect(advisedMinutes({ grade: null, isYounger: true })).toBe(20);
  expect(advisedMinutes({ grade: null, isYounger: false })).toBe(30);
});
