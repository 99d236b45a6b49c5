// Planning the rest anew: once a week from what happened, at once for other minutes; the learner chooses the way, or declines.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import { runSql } from '../../../../app/testing/clients/people.ts';
import { beginPlan, planningLearner } from '../../../../app/testing/clients/test-plans.ts';
import { planSchema } from '../../domain/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const learner = () => planningLearner(app);
const begin = beginPlan;

test('after a week the rest is planned anew from what happened; declined, it stays', async () => {
  const person = await learner();
  const { id } = await begin(person);
  expect((await person.call('GET', `/plans/${id}/change`)).body).toBeNull();
  const weekLater =
    "update learning_plans set created_at = now() - interval '50 days', replanned_at = null where id = $1";
  await runSql(app.databaseUrl, weekLater, [id]);
  const offered = (await person.call('GET', `/plans/${id}/change`)).body;
  // Time is short: less by then, or all of it later.
  const [less, whole] = offered.ways;
  expect([less.way, whole.way]).toEqual(['less', 'whole']);
  expect(less.weeksAfter).toBe(2);
  expect(less.dropped.length).toBeGreaterThan(0);
  expect(whole.dropped).toEqual([]);
  expect(whole.end.date > less.end.date).toBe(true);
  const decide = (way: 'less' | 'whole' | null, version = offered.version) =>
    person.call('POST', `/plans/${id}/change`, { version, way });
  const before = (await person.call('GET', `/plans/${id}`)).body.content;
  const declined = await decide(null);
  expect(declined.body.content).toEqual(before);
  expect((await person.call('GET', `/plans/${id}/change`)).body).toBeNull();
  const stale = await decide('less');
  expect([stale.status, stale.body.code]).toEqual([409, 'PLAN_CHANGED']);
  await runSql(app.databaseUrl, weekLater, [id]);
  const again = (await person.call('GET', `/plans/${id}/change`)).body;
  const taken = await decide('less', again.version);
  expect(taken.body.content.weeks).toHaveLength(2);
  // What was cut is not done, and no forecast is better for it.
  expect(taken.body).toMatchObject({ completion: declined.body.completion });
  expect(taken.body.minutesCut).toBeGreaterThan(0);
  expect(
    (await (await learner()).call('POST', `/plans/${id}/change`, { version: 3, way: 'less' })).status,
  ).toBe(404);
});

test('new answers change a plan from its own menu: the rest is planned anew, what it is called and follows stays in place', async () => {
  const person = await learner();
  const { id, content } = await begin(person);
  // Kept under the name that it came with.
  await person.call('PATCH', `/plans/${id}`, { title: content.title.en });
  await person.call('PATCH', '/plans/profile', { dream: 'something else', interests: ['sport'] });
  // Its own answers come back, whatever was answered since.
  const taken = (await person.call('POST', `/plans/${id}/answers`)).body;
  expect(taken).toMatchObject({ interests: ['food'], step: 'basics' });
  await person.call('PATCH', '/plans/profile', {
    dream: '',
    aim: { kind: 'exam', band: 2, by: null },
  });
  const edit = (minutesADay: number) =>
    person.call('PUT', `/plans/${id}/answers`, { level: 'beginner', minutesADay });
  const answers = `/plans/${id}/answers?level=beginner&minutesADay=10`;
  const preview = (await person.call('GET', answers)).body;
  expect((await person.call('GET', `/plans/${id}`)).body.content).toEqual(content);
  const edited = (await edit(10)).body;
  // What was shown before is what came.
  const lessonsOf = (plan: typeof content) =>
    new Set(
      planSchema
        .parse(plan)
        .weeks.flatMap(({ sessions }) => sessions.flatMap(({ items }) => items.map(({ ref }) => ref))),
    );
  const [was, is] = [lessonsOf(content), lessonsOf(edited.content)];
  const refs = (items: readonly { readonly ref: string }[]) => new Set(items.map(({ ref }) => ref));
  expect(refs(preview.change.way.added)).toEqual(is.difference(was));
  expect(refs(preview.change.way.dropped)).toEqual(was.difference(is));
  expect(preview.change.way.weeksAfter).toBe(edited.content.weeks.length);
  const stale = { level: 'beginner', minutesADay: 10, version: preview.version };
  expect((await person.call('PUT', `/plans/${id}/answers`, stale)).body.code).toBe('PLAN_CHANGED');
  expect(edited).toMatchObject({ id, isFollowed: true, minutesADay: 10, targetBand: 2 });
  expect(edited.content.title).not.toEqual(content.title);
  expect(edited.title).toBe(edited.content.title.zh);
  expect(edited.content.goals[0].about).toBe('exam');
  expect(
    (await (await learner()).call('PUT', `/plans/${id}/answers`, { level: 'zero', minutesADay: 10 })).status,
  ).toBe(404);
  await person.call('PATCH', '/plans/profile', { aim: { kind: 'exam', band: 2, by: '2020-01-01' } });
  expect((await edit(10)).body.code).toBe('AIM_DAY_PAST');
  await person.call('PATCH', `/plans/${id}`, { title: 'Minha prova' });
  await person.call('PATCH', '/plans/profile', { aim: { kind: 'exam', band: 1, by: null } });
  expect((await edit(10)).body).toMatchObject({ title: 'Minha prova', targetBand: 1 });
});

test('who chooses all of it with a later end keeps it: nothing is cut, and nothing is asked again', async () => {
  const person = await learner();
  const { id, content } = await begin(person);
  await runSql(
    app.databaseUrl,
    "update learning_plans set created_at = now() - interval '50 days' where id = $1",
    [id],
  );
  const idle = (await person.call('GET', `/plans/${id}/outlook`)).body;
  expect(idle.lately).toEqual({ studied: 0, of: 14, date: null });
  const { version } = (await person.call('GET', `/plans/${id}/change`)).body;
  const { body } = await person.call('POST', `/plans/${id}/change`, { version, way: 'whole' });
  const refs = (plan: typeof content) =>
    planSchema
      .parse(plan)
      .weeks.flatMap(({ sessions }) => sessions.flatMap(({ items }) => items.map(({ ref }) => ref)));
  expect(new Set(refs(body.content)).isSupersetOf(new Set(refs(content)))).toBe(true);
  expect(body.completion).toBe(0);
  await runSql(app.databaseUrl, 'update learning_plans set replanned_at = null where id = $1', [id]);
  expect((await person.call('GET', `/plans/${id}/change`)).body).toBeNull();
});

test('a plan follows other minutes of a day at once; declined, they are not offered again', async () => {
  const person = await learner();
  const { id } = await begin(person);
  const plan = async () => (await person.call('GET', `/plans/${id}`)).body;
  const change = async () => (await person.call('GET', `/plans/${id}/change`)).body;
  const wish = (minutesADay: number) => person.call('PATCH', '/learner-settings', { minutesADay });
  const { minutesADay: before, content } = await plan();
  const [less, more] = [5, 10].map((each) => (each === before ? 15 : each));
  await wish(before);
  expect(await change()).toBeNull();
  await wish(less ?? 0);
  const offered = await change();
  expect(offered.minutes).toEqual({ before, after: less });
  expect(offered.ways[0].end.words).toBeGreaterThan(0);
  expect((await person.call('GET', '/plans/next')).body).toMatchObject({
    hasChange: true,
    minutes: offered.minutes,
  });
  const decide = (version: number, way: 'less' | null) =>
    person.call('POST', `/plans/${id}/change`, { version, way });
  const declined = await decide(offered.version, null);
  expect(declined.body).toMatchObject({ minutesADay: before, content });
  expect(await change()).toBeNull();
  await wish(before);
  await wish(less ?? 0);
  expect(await change()).toBeNull();
  await wish(more ?? 0);
  const other = await change();
  expect(other.minutes).toEqual({ before, after: more });
  const taken = (await decide(other.version, 'less')).body;
  expect(taken.minutesADay).toBe(more);
  expect(taken.content.summary.en).toContain(`${more} minutes a day`);
  expect(await change()).toBeNull();
});
