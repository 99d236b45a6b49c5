import { expect, test } from 'vitest';
import { aimsOffered, interestsOffered, isChild, textbooksOffered } from './offers.ts';
import { GRADES } from './profile.ts';

test('children are asked about neither work nor exams nor books for students, and what was chosen stays', () => {
  expect(GRADES.filter(isChild)).toEqual(['preschool', 'primary_1_3', 'primary_4_6']);
  expect(aimsOffered('preschool', undefined)).toEqual(['trip', 'family', 'enjoyment']);
  expect(aimsOffered('primary_4_6', undefined)).toContain('exam');
  expect(aimsOffered('preschool', 'work')).toContain('work');
  expect(aimsOffered(null, undefined)).toContain('work');
  expect(textbooksOffered('primary_1_3', [])).toEqual(['made_easy', 'zhongwen', 'yuwen', 'none']);
  expect(textbooksOffered('adult', [])).not.toContain('yuwen');
  expect(textbooksOffered('adult', ['yuwen'])).toContain('yuwen');
  expect(interestsOffered('mind', 'preschool', [])).not.toContain('business');
  expect(interestsOffered('mind', 'middle', [])).toContain('business');
});
