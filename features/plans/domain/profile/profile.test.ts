import { expect, test } from 'vitest';
import {
  completeProfile,
  EMPTY_DRAFT,
  firstOpenStep,
  type ProfileDraft,
  toggleInterest,
  toggleTextbook,
} from './profile.ts';

const answered: ProfileDraft = {
  ...EMPTY_DRAFT,
  grade: 'adult',
  textbooks: ['none'],
  interests: ['food'],
  dream: ' to travel ',
};

test('a profile is complete with grade, books, an interest and a dream; the sliders stand in the middle', () => {
  expect(completeProfile(answered)).toMatchObject({
    dream: 'to travel',
    likings: { algebra: 5, speaking: 5 },
  });
  expect(completeProfile({ ...answered, grade: null })).toBeUndefined();
  expect(completeProfile({ ...answered, dream: '  ' })).toBeUndefined();
  const aim = { kind: 'trip', band: null, by: '2027-07-01' } as const;
  expect(completeProfile({ ...answered, dream: '  ', aim })).toMatchObject({ aim, dream: '' });
});

test.each([
  [EMPTY_DRAFT, 'basics'],
  [{ ...EMPTY_DRAFT, grade: 'adult', textbooks: ['none'] }, 'interests'],
  [{ ...answered, dream: '' }, 'dream'],
  [answered, 'confirm'],
] as const)('the wizard goes on where the first answer is missing', (draft, step) =>
  expect(firstOpenStep(draft)).toBe(step),
);

test('“none” excludes other textbooks, and they exclude it', () => {
  expect(toggleTextbook(['boya', 'integrated'], 'none')).toEqual(['none']);
  expect(toggleTextbook(['none'], 'boya')).toEqual(['boya']);
  expect(toggleTextbook(['boya'], 'boya')).toEqual([]);
});

test('interests are switched on and off', () => {
  expect(toggleInterest(['food'], 'music')).toEqual(['food', 'music']);
  expect(toggleInterest(['food', 'music'], 'food')).toEqual(['music']);
});
