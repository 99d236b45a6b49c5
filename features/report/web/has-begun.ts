// Whether a report has anything to tell, of any time.

import type { Report } from './queries.ts';

export function hasBegun({ calendar, words, answers, progress, sentences }: Report): boolean {
  const hasWords = words.states.some(({ count }) => count > 0);
  const hasAnswers = answers.all.right + answers.all.missed > 0;
  return calendar.days.length > 0 || hasWords || hasAnswers || sentences > 0 || progress.days > 0;
}
