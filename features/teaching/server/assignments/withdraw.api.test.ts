// What is taken back over HTTP: it stays to be read by both, is told once, and nothing is done with it any more.

import { afterAll, expect, test } from 'vitest';
import { registerPerson, runSql } from '../../../../app/testing/clients/people.ts';
import { startTaughtClass } from '../testing/taught-class.ts';

const { app, classId, teacher, learner, join, pathOf, give, ownOf } = await startTaughtClass();
afterAll(() => app.stop());

test('text, mark and remark stay for both; nobody hands in, marks or takes words any more', async () => {
  const writing = await give({ kind: 'writing', heading: 'My street' });
  const words = await give({ kind: 'words', heading: 'Fruit', words: ['苹果'] });
  await learner.call('PUT', `/assignments/${writing}/text`, { text: '街上有书店。', version: 0 });
  const marking = { version: 1, replaces: null, mark: 'again', remark: '再写两句。' };
  await teacher.call('PUT', `${pathOf(writing)}/marks/${learner.id}`, marking);
  for (const id of [writing, writing, words])
    expect((await teacher.call('DELETE', pathOf(id))).status).toBe(200);

  const again = await learner.call('PUT', `/assignments/${writing}/text`, { text: '新的。', version: 1 });
  expect(again.body.code).toBe('ASSIGNMENT_WITHDRAWN');
  expect((await learner.call('POST', `/assignments/${words}/words`)).body.code).toBe('ASSIGNMENT_WITHDRAWN');
  const marked = await teacher.call('PUT', `${pathOf(writing)}/marks/${learner.id}`, {
    ...marking,
    replaces: { mark: 'again', remark: '再写两句。' },
    mark: 'good',
  });
  expect(marked.body.code).toBe('ASSIGNMENT_WITHDRAWN');

  const handIn = { text: '街上有书店。', mark: 'again', remark: '再写两句。' };
  const [, own] = await ownOf(learner);
  expect(own).toMatchObject({ id: writing, withdrawnAt: expect.any(String), handIn });
  const list = (await teacher.call('GET', `/teaching/classes/${classId}/assignments`)).body;
  expect(list.assignments).toEqual([]);
  expect(list.withdrawn).toMatchObject([
    { id: words, texts: 0 },
    { id: writing, texts: 1 },
  ]);
  const read = (await teacher.call('GET', pathOf(writing))).body;
  expect(read.results).toMatchObject([{ id: learner.id, handIn }]);
  expect((await learner.call('GET', '/assignments/open')).body.assignments).toEqual([]);

  const told = await runSql(
    app.databaseUrl,
    `select kind, read_at is null as waits from notices where user_id = $1 order by kind`,
    [learner.id],
  );
  expect(told).toEqual([
    ...[1, 2].map(() => ({ kind: 'teaching.assigned', waits: false })),
    { kind: 'teaching.marked', waits: true },
    ...[1, 2].map(() => ({ kind: 'teaching.withdrawn', waits: true })),
  ]);
});

test('what was taken back before somebody joined is not theirs, and it takes no place of what is to do', async () => {
  await teacher.call('DELETE', pathOf(await give({ kind: 'lesson', target: 'greetings' })));
  const open = await give({ kind: 'lesson', target: 'family' });
  const later = await registerPerson(app);
  await join(later);
  expect((await ownOf(later)).map(({ id }: { id: string }) => id)).toEqual([open]);
  expect((await ownOf(learner))[0].id).toBe(open);
});
