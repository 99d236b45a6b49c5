// What a learner says about themselves in the five steps: kept as a draft from the first answer on.

import type { Aim } from './aim.ts';
import { INTERESTS, type Interest } from './interests.ts';

export const STEPS = ['basics', 'interests', 'dream', 'subjects', 'confirm'] as const;
export type Step = (typeof STEPS)[number];

export const GRADES = [
  'preschool',
  'primary_1_3',
  'primary_4_6',
  'middle',
  'high',
  'university',
  'adult',
] as const;
export type Grade = (typeof GRADES)[number];

/** Books that a learner has beside this product; `none` excludes the others. */
export const TEXTBOOKS = [
  'hsk_standard',
  'integrated',
  'new_practical',
  'boya',
  'developing',
  'made_easy',
  'zhongwen',
  'yuwen',
  'none',
] as const;
export type Textbook = (typeof TEXTBOOKS)[number];

/** Spec section 3: what the nine sliders are about. */
export const SUBJECT_AREAS = {
  math: ['algebra', 'geometry', 'statistics'],
  chinese: ['ancient', 'modern', 'writing'],
  english: ['reading', 'listening', 'speaking'],
} as const;
export const AREAS = [...SUBJECT_AREAS.math, ...SUBJECT_AREAS.chinese, ...SUBJECT_AREAS.english] as const;
export type Area = (typeof AREAS)[number];

/** How much somebody likes an area (spec section 5). */
export const LIKING = { least: 1, middle: 5, most: 10 } as const;
export const DREAM_MAX = 400;

export type Likings = Readonly<Record<Area, number>>;
export const EVEN_LIKINGS: Likings = {
  algebra: LIKING.middle,
  geometry: LIKING.middle,
  statistics: LIKING.middle,
  ancient: LIKING.middle,
  modern: LIKING.middle,
  writing: LIKING.middle,
  reading: LIKING.middle,
  listening: LIKING.middle,
  speaking: LIKING.middle,
};

/** All answers, complete. */
export type Profile = {
  readonly grade: Grade;
  readonly textbooks: readonly Textbook[];
  readonly interests: readonly Interest[];
  /** Null while nothing was chosen: then the dream alone says it. */
  readonly aim: Aim | null;
  readonly dream: string;
  readonly likings: Likings;
};

/** The answers so far; `step` is where the learner was last. */
export type ProfileDraft = Omit<Profile, 'grade'> & { readonly step: Step; readonly grade: Grade | null };

export const EMPTY_DRAFT: ProfileDraft = {
  step: 'basics',
  grade: null,
  textbooks: [],
  interests: [],
  aim: null,
  dream: '',
  likings: EVEN_LIKINGS,
};

/** Whether a step has what a plan needs; every likings is fine, since the middle is an answer. */
export function isStepDone(draft: ProfileDraft, step: Step): boolean {
  switch (step) {
    case 'basics':
      return draft.grade !== null && draft.textbooks.length > 0;
    case 'interests':
      return draft.interests.length > 0;
    case 'dream':
      return draft.aim !== null || draft.dream.trim() !== '';
    case 'subjects':
      return true;
    case 'confirm':
      return completeProfile(draft) !== undefined;
  }
}

/** Undefined while an answer is missing. */
export function completeProfile(draft: ProfileDraft): Profile | undefined {
  const { grade, textbooks, interests, aim, dream, likings } = draft;
  const areAnswered = STEPS.every((step) => step === 'confirm' || isStepDone(draft, step));
  if (!areAnswered || grade === null) return undefined;
  return { grade, textbooks, interests, aim, dream: dream.trim(), likings };
}

/** The first step that still lacks an answer; the last when none does. */
export const firstOpenStep = (draft: ProfileDraft): Step =>
  STEPS.find((step) => !isStepDone(draft, step)) ?? 'confirm';

/** Ticking "none" takes the others away, and ticking another takes "none" away. */
export function toggleTextbook(chosen: readonly Textbook[], book: Textbook): readonly Textbook[] {
  if (chosen.includes(book)) return chosen.filter((each) => each !== book);
  if (book === 'none') return ['none'];
  return TEXTBOOKS.filter((each) => each !== 'none' && (each === book || chosen.includes(each)));
}

export const toggleInterest = (chosen: readonly Interest[], interest: Interest): readonly Interest[] =>
  INTERESTS.filter((each) => (each === interest) !== chosen.includes(each));
