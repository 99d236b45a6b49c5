// The public face of study time's server side.

import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Member } from '../../../kit/core/access.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { FirstWords } from '../../../kit/server/first-words.ts';
import { readSettings, settingsOf } from '../../settings/server/api.ts';
import { type StudyRules, secondsLeft } from '../domain/index.ts';
import { rulesOf, studyTimeArea } from '../domain/settings.ts';
import { lookAt } from './count-study.ts';
import { createGate, type GateDeps, isLimited } from './gate.ts';
import { givenNotice } from './giving/given-notice.ts';
import { studyTimeHandlers } from './handlers.ts';
import { type SnapshotSources, snapshotReader } from './snapshot.ts';

type StudyTimeOptions = Omit<GateDeps, 'readSnapshot' | 'firstWords'> & SnapshotSources;

/** Puts study time together: handlers for its contract, and the gate of all metered calls. */
export function createStudyTime({ vipUntilOf, rulesAt, ...rest }: StudyTimeOptions) {
  const firstWords = new FirstWords();
  const deps = { ...rest, readSnapshot: snapshotReader({ vipUntilOf, rulesAt }) };
  return {
    handlers: studyTimeHandlers(deps),
    gate: createGate({ ...deps, firstWords }),
    /** Whoever makes a learner wait for first words says so here: the counting waits for them. */
    firstWords,
    /** What a day holds for a person, infinite for who is not limited, and what it holds with a membership. */
    allowanceOf: async ({ id, role }: Pick<Member, 'id' | 'role'>): Promise<{ own: number; vip: number }> => {
      const { limit, vipLimit } = await deps.readSnapshot(deps.db, id);
      return { own: isLimited(role) ? limit : Number.POSITIVE_INFINITY, vip: vipLimit };
    },
    /** What a person may still study today; infinite for who is not limited. */
    secondsLeftOf: async ({ id, role }: Member): Promise<number> =>
      isLimited(role) ? secondsLeft((await lookAt(deps, id)).clock) : Number.POSITIVE_INFINITY,
  };
}

/** The amounts in force at a moment, as admins have set them. */
export const readStudyRules = async (executor: Executor, at: Date): Promise<StudyRules> =>
  rulesOf((await readSettings(executor, studyTimeArea, at)).values);

/** The same in a query. */
export const studyRulesAt = (at: SQLWrapper): SQL<StudyRules> => settingsOf(studyTimeArea, at, rulesOf);

/** What people are told. */
export const studyTimeNotices = [givenNotice];

export { studyTimeArea } from '../domain/settings.ts';
export {
  countDays,
  firstStudied,
  listDays as latestDays,
  listDaysOf,
  listStudied,
  markAnswered,
  markReviewDone,
  sumStudied,
} from './days-repo.ts';
export { type DemoDay, fillStudyDays } from './demo.ts';
export { applyBooster, grantExtraTime } from './extra-time.ts';
export { type LocalDay, localDay } from './local-day.ts';
export { studyTimeDayFigures, studyTimeOverview } from './overview.ts';
export { studyTimePersonPart } from './person-part.ts';
