// What there is to count in the weeks of a plan.

import type { PlanContent, PlanItem } from '../../plan/plan.ts';

export function measuresOf(weeks: PlanContent['weeks']): PlanContent['measures'] {
  const items = weeks.flatMap(({ sessions }) => sessions.flatMap((session) => session.items));
  const different = (kinds: readonly PlanItem['kind'][]) =>
    new Set(items.filter(({ kind }) => kinds.includes(kind)).map(({ kind, ref }) => `${kind} ${ref}`)).size;
  return {
    lessons: different(['lesson']),
    plays: different(['scene', 'role']),
    talks: different(['talk']),
    texts: different(['text']),
    sessions: weeks.reduce((sum, { sessions }) => sum + sessions.length, 0),
    words: new Set(weeks.flatMap(({ words }) => words.map(({ zh }) => zh))).size,
  };
}
