// A class with its teacher and one learner, as the API tests of assignments need it.

import { randomUUID } from 'node:crypto';
import { startTestApp } from '../../../../app/testing/apps/test-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../../app/testing/clients/people.ts';

const DUE = new Date(Date.now() + 7 * 24 * 3600 * 1000).toISOString().slice(0, 10);

/** Starts an app of its own; end it with `app.stop`. */
export async function startTaughtClass() {
  const app = await startTestApp();
  const classId = randomUUID();
  const teacher = await registerPerson(app);
  await runSql(app.databaseUrl, `update users set role = 'teacher' where id = $1`, [teacher.id]);
  const learner = await registerPerson(app);
  await teacher.call('PUT', `/teaching/classes/${classId}`, { name: 'A1', note: '' });
  const pathOf = (id: string) => `/teaching/classes/${classId}/assignments/${id}`;
  const join = async (who: TestPerson) => {
    const { body } = await teacher.call('GET', `/teaching/classes/${classId}`);
    await who.call('POST', '/classes/join', { code: body.class.code, knownAs: who.username, agreement: 2 });
  };
  await join(learner);
  return {
    app,
    classId,
    teacher,
    learner,
    join,
    pathOf,
    /** Gives a task that is due in a week; its id. */
    give: async (task: object): Promise<string> =>
      (await teacher.call('PUT', pathOf(randomUUID()), { task, note: '', dueOn: DUE })).body.id,
    /** The assignments of the class as its learner sees them. */
    ownOf: async (who: TestPerson) =>
      (await who.call('GET', `/classes/${classId}/assignments`)).body.assignments,
  };
}
