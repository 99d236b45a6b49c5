// Which tutor a learner meets first.

import { expect, test } from 'vitest';
import { fittingTutor } from './fitting-tutor.ts';

const TUTORS = [
  { id: 'child', level: 'preschool', languages: ['zh', 'en', 'pt'] },
  { id: 'lin', level: 'beginner', languages: ['zh', 'en'] },
  { id: 'anna', level: 'beginner', languages: ['zh', 'pt'] },
  { id: 'zhou', level: 'intermediate', languages: ['zh', 'en', 'pt'] },
] as const;

test('is the first of the level who explains in the language', () => {
  expect(fittingTutor(TUTORS, { level: 'beginner', language: 'en' })?.id).toBe('lin');
  expect(fittingTutor(TUTORS, { level: 'beginner', language: 'pt' })?.id).toBe('anna');
});

test('is the nearest where the level has none, and never one for children', () => {
  expect(fittingTutor(TUTORS, { level: 'zero', language: 'pt' })?.id).toBe('anna');
  expect(fittingTutor(TUTORS, { level: 'advanced', language: 'en' })?.id).toBe('zhou');
  expect(fittingTutor(TUTORS.slice(0, 1), { level: 'zero', language: 'en' })).toBeUndefined();
});

test('explains in another language rather than not at all', () => {
  expect(fittingTutor(TUTORS.slice(0, 2), { level: 'beginner', language: 'pt' })?.id).toBe('lin');
});
