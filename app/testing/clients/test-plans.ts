// Plans as tests need them: made from the answers of the wizard, or one session with some items, stored as it would be had it been made.

import { EMPTY_DRAFT } from '../../../features/plans/domain/index.ts';
import { newId } from '../../../kit/server/new-id.ts';
import type { TestApp } from '../apps/test-app.ts';
import { registerPerson, runSql, type TestPerson } from './people.ts';

const title = { zh: '计划', en: 'plan', pt: 'plano' };

export const planItem = (kind: string, ref: string, more: { part?: number; of?: number } = {}) => ({
  kind,
  ref,
  title,
  part: 1,
  of: 1,
  minutes: 5,
  ...more,
});

type PlanParams = {
  readonly databaseUrl: string;
  readonly person: Pick<TestPerson, 'id'>;
  readonly items: readonly object[];
  /** Sessions after that of the items. */
  readonly later?: readonly (readonly object[])[];
  /** Since it was made. */
  readonly days?: number;
  readonly isFollowed?: boolean;
};

/** The latest of the person's, which they follow unless said otherwise; answers with its id. */
export async function storePlan({
  databaseUrl,
  person,
  items,
  later = [],
  days = 0,
  isFollowed = true,
}: PlanParams): Promise<string> {
  const id = newId();
  const content = {
    title,
    summary: title,
    goals: [title],
    advice: [],
    weeks: [
      { theme: title, goals: [title], sessions: [items, ...later].map((own) => ({ items: own })), words: [] },
    ],
    measures: { lessons: 0, plays: 0, talks: 0, texts: 0, sessions: 1, words: 0 },
  };
  const { aim, likings } = EMPTY_DRAFT;
  const profile = { ...ANSWERS, aim, dream: '', likings };
  const basis = { level: 'zero', minutesADay: 15, begins: '2026-03-02', profile };
  if (isFollowed)
    await runSql(databaseUrl, 'update learning_plans set is_followed = false where user_id = $1', [
      person.id,
    ]);
  await runSql(
    databaseUrl,
    `insert into learning_plans
        (id, user_id, state, basis, content, made_by, target_level, created_at, is_followed)
      values ($1, $2, 'generated', $3, $4, 'planner', 'zero', now() - make_interval(days => $5), $6)`,
    [id, person.id, basis, JSON.stringify(content), days, isFollowed],
  );
  return id;
}

/** Of the wizard, complete. */
export const ANSWERS = {
  grade: 'adult',
  textbooks: ['none'],
  interests: ['food'],
  dream: 'to cook like my grandmother',
};
export const CHOICE = { level: 'beginner', minutesADay: 15 };

/** Somebody who has answered the wizard. */
export async function planningLearner(app: TestApp): Promise<TestPerson> {
  const person = await registerPerson(app);
  await person.call('PATCH', '/plans/profile', ANSWERS);
  return person;
}

/** A plan that was made. */
export async function beginPlan(person: TestPerson, id = newId()) {
  const begun = await person.call('POST', '/plans', { id, ...CHOICE });
  if (begun.status !== 200) throw new Error(`no plan was begun: ${begun.status}`);
  return untilMade(person, begun.body.id);
}

export async function untilMade(person: TestPerson, id: string) {
  for (let tries = 0; tries < 200; tries++) {
    const { body } = await person.call('GET', `/plans/${id}`);
    if (body.state !== 'generating') return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('a plan was not made in 10 s');
}
