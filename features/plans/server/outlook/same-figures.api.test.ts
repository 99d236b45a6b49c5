// What is told before a plan is made, what the plan says, its change and the report: one reckoning, so the same figures.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import type { TestPerson } from '../../../../app/testing/clients/people.ts';
import { placeUpTo } from '../../../../app/testing/clients/placements.ts';
import { planningLearner, untilMade } from '../../../../app/testing/clients/test-plans.ts';
import { shippedContent } from '../../../../content/load.ts';
import { wordGroups } from '../../../lessons/domain/index.ts';
import type { PlanItem } from '../../domain/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const get = async (person: TestPerson, path: string) => (await person.call('GET', path)).body;

type Wish = { readonly band: number; readonly by: string; readonly minutes: number; readonly level: string };

async function wish(person: TestPerson, { band, by }: Wish) {
  await person.call('PATCH', '/plans/profile', { aim: { kind: 'exam', band, by }, dream: '' });
}
const preview = (person: TestPerson, { band, by, minutes, level }: Wish) =>
  get(person, `/plans/reach?level=${level}&minutesADay=${minutes}&band=${band}&by=${by}`);
const outlook = (person: TestPerson, id: string) => get(person, `/plans/${id}/outlook`);

async function make(person: TestPerson, { level, minutes: minutesADay }: Wish) {
  const { body } = await person.call('POST', '/plans', { id: randomUUID(), level, minutesADay });
  return untilMade(person, body.id);
}

const edit = async (person: TestPerson, id: string, { level, minutes: minutesADay }: Wish) =>
  (await person.call('PUT', `/plans/${id}/answers`, { level, minutesADay })).body;

/** The lessons and texts of the session that comes next. */
async function study(person: TestPerson) {
  const { items } = await get(person, '/plans/next');
  const events = items.flatMap((item: PlanItem) => eventsOf(item));
  await person.call('POST', '/learning-events', {
    deviceId: randomUUID(),
    sentAt: new Date().toISOString(),
    events,
  });
}

function eventsOf({ kind, ref, from = 1, part }: PlanItem) {
  const answer = (item: object, skill: string, seq: number) => ({
    id: randomUUID(),
    item,
    skill,
    outcome: 'right',
    aided: 'none',
    answer: '',
    tookMs: 6000,
    source: kind === 'text' ? 'reading' : 'lesson',
    sourceId: ref,
    partId: kind === 'text' ? 'end' : 'choose',
    seq: seq + 1,
    at: new Date().toISOString(),
  });
  if (kind === 'text') return [answer({ kind: 'text', key: ref, reading: '' }, 'recognise', 0)];
  const lesson = shippedContent().lessons.find(({ id }) => kind === 'lesson' && id === ref);
  if (!lesson) return [];
  const words = lesson.words.map(({ zh, pinyin }) => ({ kind: 'word', key: zh, reading: pinyin }));
  const points = lesson.grammar.map(({ point }) => ({ kind: 'grammar', key: point, reading: '' }));
  return [...wordGroups(words), points]
    .slice(from - 1, part)
    .flat()
    .map((item, at) => answer(item, item.kind === 'word' ? 'recognise' : 'grammar', at));
}

const WISHES: readonly Wish[] = [
  { band: 4, by: inDays(100), minutes: 45, level: 'beginner' },
  { band: 2, by: inDays(200), minutes: 15, level: 'zero' },
  { band: 3, by: inDays(40), minutes: 10, level: 'beginner' },
];

test.each(WISHES)(
  'HSK $band at $minutes minutes: preview, plan, change and report say the same',
  async (own) => {
    const person = await planningLearner(app);
    if (own.band === 4) await placeUpTo(person, 1);
    await wish(person, own);
    const told = await preview(person, own);
    const plan = await make(person, own);
    const made = await outlook(person, plan.id);
    expect([made.aim.words, made.exam.missing, made.exam.known]).toEqual([
      told.gained,
      told.missing,
      told.known,
    ]);
    expect(made.exam.isOut).toBe(told.isOut);
    const { goal } = await get(person, '/report?period=week');
    expect(goal).toMatchObject({
      band: own.band,
      ahead: { ends: made.date, missing: told.missing, isOut: told.isOut, isDated: true },
    });
    // A session as planned takes nothing away, and the week goes on.
    await study(person);
    const after = await outlook(person, plan.id);
    expect(after.exam.missing).toBeLessThanOrEqual(made.exam.missing);
    expect((await preview(person, own)).missing).toBeLessThanOrEqual(made.exam.missing);
    const other = { ...own, minutes: 5 };
    await wish(person, other);
    const change = await preview(person, other);
    const edited = await edit(person, plan.id, other);
    const changed = await outlook(person, plan.id);
    expect([changed.aim.words, changed.exam.missing]).toEqual([change.gained, change.missing]);
    expect(edited.content.weeks[0].sessions).toHaveLength(5);
    expect(edited.next).toMatchObject({ week: 1, session: 2 });
    // And back again.
    const again = await preview(person, own);
    await edit(person, plan.id, own);
    const back = await outlook(person, plan.id);
    expect([back.aim.words, back.exam.missing]).toEqual([again.gained, again.missing]);
  },
);
