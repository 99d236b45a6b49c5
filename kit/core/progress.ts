// A learner's progress and how it moves (spec sections 3 and 4).

export type Progress = {
  /** 0 to 100. */
  readonly percentage: number;
  readonly days: number;
  readonly lessons: number;
  readonly words: number;
};

/** Where every new account begins (decision 1). */
export const NO_PROGRESS: Progress = { percentage: 0, days: 0, lessons: 0, words: 0 };

/** The sample that guests see, always labelled as one (decision 1). */
export const SAMPLE_PROGRESS: Progress = { percentage: 45, days: 24, lessons: 12, words: 120 };

export function setPercentage(progress: Progress, percentage: number): Progress {
  return { ...progress, percentage: Math.min(100, Math.max(0, percentage)) };
}

/** Two words are worth one percent. */
export function incrementWords(progress: Progress, added: number): Progress {
  const words = progress.words + added;
  return setPercentage({ ...progress, words }, Math.round(words / 2));
}

/** One lesson is worth five percent. */
export function incrementLessons(progress: Progress, added: number): Progress {
  const lessons = progress.lessons + added;
  return setPercentage({ ...progress, lessons }, Math.round((lessons * 10) / 2));
}

export function incrementDays(progress: Progress): Progress {
  return { ...progress, days: progress.days + 1 };
}
