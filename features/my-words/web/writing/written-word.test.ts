import { expect, it } from 'vitest';
import { shownCharacter, writtenCharacter, writtenWord } from './written-word.ts';

const how = { isAided: false, tookMs: 2000.4 };

it('is right where every character is, and near where one has remarks', () => {
  const right = writtenCharacter('学', { verdict: 'right', lookAlike: undefined }, how);
  const near = writtenCharacter('习', { verdict: 'remarks', lookAlike: undefined }, how);
  expect(writtenWord([right, near].flatMap((one) => one ?? []))).toEqual({
    outcome: 'near',
    aided: 'none',
    answer: '学习',
    tookMs: 4001,
  });
});

it('keeps what was written instead', () => {
  const wrong = writtenCharacter('未', { verdict: 'wrong', lookAlike: '末' }, how);
  const other = writtenCharacter('来', { verdict: 'wrong', lookAlike: undefined }, { ...how, isAided: true });
  expect(writtenWord([wrong, other].flatMap((one) => one ?? []))).toMatchObject({
    outcome: 'wrong',
    aided: 'full',
    answer: '末？',
  });
});

it('counts what was shown as given up, and what cannot be judged for nothing', () => {
  expect(writtenCharacter('我', { verdict: 'unsure', lookAlike: undefined }, how)).toBeUndefined();
  expect(writtenWord([shownCharacter(500)])).toEqual({
    outcome: 'shown',
    aided: 'full',
    answer: '',
    tookMs: 500,
  });
});
