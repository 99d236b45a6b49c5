// The four numbers of progress and how each update changes them (spec sections 3 and 4).

export type Progress = {
  /** 0 to 100. */
  readonly percentage: number;
  readonly days: number;
  readonly lessons: number;
  readonly words: number;
};

/** Where an account begins. */
export const NO_PROGRESS: Progress = { percentage: 0, days: 0, lessons: 0, words: 0 };

export const setPercentage = (progress: Progress, percentage: number): Progress => ({
  ...progress,
  percentage: Math.min(100, Math.max(0, percentage)),
});

/** 200 words are the whole. */
export function incrementWords(progress: Progress, added: number): Progress {
  const words = progress.words + added;
  return setPercentage({ ...progress, words }, Math.round(words / 2));
}

/** 20 lessons are the whole. */
export function incrementLessons(progress: Progress, added: number): Progress {
  const lessons = progress.lessons + added;
  return setPercentage({ ...progress, lessons }, Math.round((lessons * 10) / 2));
}

/** A study day adds one. */
export const incrementDays = (progress: Progress, added = 1): Progress => ({
  ...progress,
  days: progress.days + added,
});

type Counted = Omit<Progress, 'percentage'>;

/**
 * The progress of somebody with so many study days, lessons and known words. Words and lessons each set the percentage;
 * of the two the higher counts, so that a first lesson takes nothing back from who came far by words.
 */
export function progressOf({ days, lessons, words }: Counted): Progress {
  const byWords = incrementWords(NO_PROGRESS, words);
  const byLessons = incrementLessons(byWords, lessons);
  const all = incrementDays(byLessons, days);
  return setPercentage(all, Math.max(byWords.percentage, byLessons.percentage));
}
