// The public face of study time's server side.

import type { Tasks } from '../../../kit/server/tasks.ts';
import { readSettings } from '../../settings/server/api.ts';
import { rulesOf, studyTimeArea } from '../domain/settings.ts';
import type { StudyTimeDeps } from './deps.ts';
import { createGate } from './gate.ts';
import { studyTimeHandlers } from './handlers.ts';

/** Puts study time together: handlers for its contract, and the gate of all metered calls. */
export function createStudyTime(deps: StudyTimeDeps & { readonly tasks: Tasks }) {
  return { handlers: studyTimeHandlers(deps), gate: createGate(deps) };
}

/** The amounts in force at a moment, as admins have set them. */
export const readStudyRules: StudyTimeDeps['rules'] = async (executor, at) =>
  rulesOf((await readSettings(executor, studyTimeArea, at)).values);

export { studyTimeArea } from '../domain/settings.ts';
export { listDays as latestDays, sumStudied } from './days-repo.ts';
export { applyBooster, grantExtraTime } from './extra-time.ts';
export { type LocalDay, localDay } from './local-day.ts';
