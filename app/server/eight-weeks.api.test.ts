// Eight weeks of a learner, two of them missed: plan, path, lessons, reviews and report say the same at the end of each week.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { shippedContent } from '../../content/load.ts';
import { wordGroups } from '../../features/lessons/domain/index.ts';
import type { PlanContent, PlanItem } from '../../features/plans/domain/index.ts';
import { createAppDatabase } from '../testing/apps/app-database.ts';
import { type MovableClock, moveClockOf } from '../testing/apps/movable-clock.ts';
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts';
import { registerPerson, signInAgain, type TestPerson } from '../testing/clients/people.ts';
import { startPlay, startTalk } from '../testing/clients/test-talk.ts';

const DAY_MS = 24 * 3600 * 1000;
const MINUTES_A_DAY = 15;
const SKILLS = ['recognise', 'recall', 'tone'];
/** In the suite fewer, with one missed; `WEEKS=8 SHOW_WEEKS=1` lives all of them and prints what is shown. */
const WEEKS = Number(process.env['WEEKS'] ?? 3);
const MISSED_WEEKS: ReadonlySet<number> = new Set(WEEKS >= 8 ? [4, 5] : [1]);
const STUDY_DAYS: ReadonlySet<number> = new Set([0, 1, 2, 3, 4]);
/** One answer in so many is wrong. */
const MISSES = 7;
const content = shippedContent();

let app: TestApp;
let clock: MovableClock;
let dropDatabase: () => Promise<void>;
beforeAll(async () => {
  const database = await createAppDatabase(inject('postgresUrl'));
  dropDatabase = database.drop;
  clock = await moveClockOf(database.url);
  app = await startTestApp({ databaseUrl: database.url });
});
afterAll(async () => {
  await app.stop();
  await clock.stop();
  await dropDatabase();
});

const get = async (person: TestPerson, path: string) => {
  const { status, body } = await person.call('GET', path);
  if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${JSON.stringify(body)}`);
  return body;
};

type Answer = {
  readonly item: { readonly kind: string; readonly key: string; readonly reading: string };
  readonly skill: string;
  readonly isRight: boolean;
};
let seq = 0;

/** Answers at the pace of a person, who takes half a minute for three. */
async function tell(person: TestPerson, source: string, sourceId: string, answers: readonly Answer[]) {
  for (let from = 0; from < answers.length; from += 3) {
    await clock.advance(25_000);
    const events = answers.slice(from, from + 3).map(({ isRight, ...answer }) => ({
      id: randomUUID(),
      ...answer,
      outcome: isRight ? 'right' : 'wrong',
      aided: 'none',
      answer: '',
      tookMs: 7000,
      source,
      sourceId,
      partId: 'choose',
      seq: (seq += 1),
      at: new Date().toISOString(),
    }));
    const sent = { deviceId: DEVICE, sentAt: new Date().toISOString(), events };
    const { status } = await person.call('POST', '/learning-events', sent);
    // The study time of the day may be over: then it is enough for today.
    if (status !== 200) return;
  }
}
const DEVICE = randomUUID();

async function review(person: TestPerson): Promise<void> {
  const { body, status } = await person.call('PUT', `/study/sessions/${randomUUID()}`);
  if (status !== 200) return;
  for (let round = 0; round < 5; round += 1) {
    const next = await person.call('POST', `/study/sessions/${body.id}/next`, { skills: SKILLS, count: 12 });
    if (next.status !== 200 || next.body.cards.length === 0) break;
    const answers = next.body.cards.map(
      ({ word, reading, skill }: { word: string; reading: string; skill: string }, at: number) => ({
        item: { kind: 'word', key: word, reading },
        skill,
        isRight: (at + seq) % MISSES !== 0,
      }),
    );
    await tell(person, 'review', body.id, answers);
  }
  await person.call('POST', `/study/sessions/${body.id}/end`);
}

/** The rounds of a lesson that the plan asks for, to their end. */
async function study(person: TestPerson, { ref, from = 1, part }: PlanItem): Promise<void> {
  const lesson = content.lessons.find(({ id }) => id === ref);
  if (!lesson) throw new Error(`no lesson ${ref}`);
  const words = lesson.words.map(({ zh, pinyin }) => ({ kind: 'word', key: zh, reading: pinyin }));
  const points = lesson.grammar.map(({ point }) => ({ kind: 'grammar', key: point, reading: '' }));
  const rounds = [...wordGroups(words), points];
  const answers = rounds.slice(from - 1, part).flatMap((items) =>
    items.map((item) => ({
      item,
      skill: item.kind === 'word' ? 'recognise' : 'grammar',
      isRight: true,
    })),
  );
  await tell(person, 'lesson', ref, answers);
}

async function read(person: TestPerson, ref: string): Promise<void> {
  await tell(person, 'reading', ref, [
    { item: { kind: 'text', key: ref, reading: '' }, skill: 'recognise', isRight: true },
  ]);
}

async function talk(person: TestPerson): Promise<void> {
  const begun = await startTalk(person, 'helaoshi');
  for (const line of ['你好', '我叫小梅', '很好', '我也很好', '谢谢']) {
    await clock.advance(20_000);
    await begun.say(line).catch(() => undefined);
  }
}

/** A role or a scene, by the answers that are offered. */
async function play(person: TestPerson, kind: 'role' | 'scene', ref: string): Promise<void> {
  const begun = await startPlay(person, kind, ref);
  for (let line = 0; line < MOST_LINES; line += 1) {
    await clock.advance(20_000);
    const { body } = await person.call('GET', `/tutor-chat/talks/${begun.id}/suggestions`);
    await begun.say(body.suggestions?.[0]?.zh ?? '好的。').catch(() => undefined);
  }
}
/** Of a play. */
const MOST_LINES = 10;

async function follow(person: TestPerson, item: PlanItem): Promise<void> {
  if (item.kind === 'review') return review(person);
  if (item.kind === 'lesson') return study(person, item);
  if (item.kind === 'text') return read(person, item.ref);
  if (item.kind === 'role' || item.kind === 'scene') return play(person, item.kind, item.ref);
  return talk(person);
}

/** The next session; where a talk alone is left, which had another topic, the one after it. */
async function itemsOfToday(person: TestPerson, id: string): Promise<readonly PlanItem[]> {
  const next = await get(person, '/plans/next');
  if (!next) return [];
  const left = next.items.filter(({ isDone, kind }: Next) => !isDone && kind !== 'review');
  if (left.some(({ kind }: Next) => kind !== 'talk')) return next.items;
  const { weeks }: PlanContent = (await get(person, `/plans/${id}`)).content;
  const { sessions } = weeks[next.week - 1] ?? { sessions: [] };
  return (sessions[next.session] ?? weeks[next.week]?.sessions[0])?.items ?? [];
}
type Next = PlanItem & { readonly isDone: boolean };

type State = { readonly id: string; readonly state: string };

/** What the pages show at the end of a week, and whether they agree. */
async function lookAt(person: TestPerson, plan: { readonly id: string; readonly by: string }) {
  const report = await get(person, '/report?period=all');
  const lessons: readonly State[] = await get(person, '/lessons');
  const { nodes, current } = await get(person, '/learning-path');
  const { known } = await get(person, '/reader/knowledge');
  const start = await get(person, '/plans/start');
  const today = await get(person, '/study/today');
  const days = await get(person, '/today');
  const [listed] = await get(person, '/plans');
  const whole = await get(person, `/plans/${plan.id}`);
  const outlook = await get(person, `/plans/${plan.id}/outlook`);
  const next = await get(person, '/plans/next');
  const review = next?.items.find(({ kind }: PlanItem) => kind === 'review');
  // One answer to what comes next: the plan, the path and the course name the same, and nothing that is locked.
  const onPath = (next?.items ?? []).filter(
    ({ kind, isDone }: Next) => !isDone && ['lesson', 'scene', 'role'].includes(kind),
  );
  const [first] = next?.begun
    ? [`lesson:${next.begun.lesson}`]
    : onPath.map(({ kind, ref }: PlanItem) => `${kind}:${ref}`);
  if (first) expect(current).toBe(first);
  for (const { kind, ref } of onPath)
    expect(nodes.find((node: State) => node.id === `${kind}:${ref}`)?.state).not.toBe('locked');

  // One number of known words, whoever tells of it.
  expect([start.words, known.length, today.forecast.wordsNow]).toEqual(Array(3).fill(report.words.known));
  const completed = lessons.filter(({ state }) => state === 'completed').map(({ id }) => id);
  expect(report.progress.lessons).toBe(completed.length);
  const nodeStates = new Map(nodes.map(({ id, state }: State) => [id, state]));
  expect(completed.map((id) => nodeStates.get(`lesson:${id}`))).toEqual(completed.map(() => 'completed'));
  const minutes = report.calendar.days.map((day: { minutes: number }) => day.minutes);
  expect(sum(minutes)).toBe(report.minutes);
  expect(Math.max(0, ...minutes)).toBeLessThanOrEqual(MINUTES_A_DAY + 1);
  // The review of the plan is that of the study page, and nobody is sent to an empty one.
  const cards = sum(today.entries.map((entry: { cards: number }) => entry.cards));
  if (review && !review.isDone) {
    expect([review.dayCards, review.cards > 0]).toEqual([cards, true]);
    // What is left over from the day before goes first, and the review has the rest of the minutes: both figures are told.
    if (next?.leftFrom == null) expect(review.cards).toBe(cards);
    else expect(review.cards).toBeLessThanOrEqual(cards);
  }
  expect(whole.minutesStudied).toBe(report.minutes);
  expect(today.forecast.wordsThen).toBe(report.forecast.wordsThen);
  expect(report.forecast.minutesADay).toBe(MINUTES_A_DAY);
  expect(listed.completion).toBe(whole.completion);
  expect(sum(today.entries.map((entry: { seconds: number }) => entry.seconds))).toBeLessThanOrEqual(
    MINUTES_A_DAY * 60 + 30,
  );
  for (const { kind, ref, isDone } of next?.items ?? [])
    if (kind === 'lesson' && completed.includes(ref)) expect([ref, isDone]).toEqual([ref, true]);
  if (outlook) {
    expect(outlook.date >= report.date).toBe(true);
    expect(outlook.aim?.by ?? plan.by).toBe(plan.by);
  }
  return {
    day: report.date,
    done: `${whole.completion} %`,
    next: next
      ? `${next.week}.${next.session} ${next.items.map(({ kind, ref }: PlanItem) => `${kind} ${ref}`).join(', ')}`
      : '–',
    path: current,
    lessons: report.progress.lessons,
    words: report.words.known,
    minutes: report.minutes,
    streak: days.streak.days,
    due: today.entries
      .map((entry: { reason: string; cards: number }) => `${entry.reason} ${entry.cards}`)
      .join(', '),
    putOff: today.putOff,
    ends: outlook?.date ?? '–',
    late: outlook?.aim?.isLate ?? '–',
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

test('weeks with some missed: every page tells the same, and the plan is planned anew after the gap', async () => {
  const person = await registerPerson(app);
  const by = new Date(clock.now() + 70 * DAY_MS).toISOString().slice(0, 10);
  await person.call('PATCH', '/plans/profile', {
    grade: 'adult',
    textbooks: ['none'],
    interests: ['food', 'travel'],
    aim: { kind: 'trip', band: null, by },
  });
  const id = randomUUID();
  await person.call('POST', '/plans', { id, level: 'zero', minutesADay: MINUTES_A_DAY });
  await expect.poll(async () => (await get(person, `/plans/${id}`)).state).toBe('generated');
  const rows = [];
  let offered = 0;
  for (let week = 0; week < WEEKS; week += 1) {
    for (let day = 0; day < 7; day += 1) {
      if (STUDY_DAYS.has(day) && !MISSED_WEEKS.has(week)) {
        for (const item of await itemsOfToday(person, id)) await follow(person, item);
      }
      await clock.advance(DAY_MS - (clock.now() % DAY_MS) + 9 * 3600 * 1000);
    }
    await signInAgain(person);
    const change = await get(person, `/plans/${id}/change`);
    if (change && MISSED_WEEKS.has(week)) {
      offered += 1;
      expect(change.daysAway).toBeGreaterThanOrEqual(7);
      expect(change.sessionsDone).toBeLessThanOrEqual(change.sessionsDue);
      expect((await get(person, '/today')).daysAway).toBe(change.daysAway);
      expect((await get(person, '/plans/next')).hasChange).toBe(true);
      await person.call('POST', `/plans/${id}/change`, { version: change.version, way: 'less' });
    }
    rows.push({
      week: week + 1,
      change: change ? `${change.ways[0].weeksBefore} → ${change.ways[0].weeksAfter}` : '–',
      ...(await lookAt(person, { id, by })),
    });
  }
  if (process.env['SHOW_WEEKS']) console.table(rows);
  expect(rows.at(-1)?.lessons).toBeGreaterThan(WEEKS / 4);
  const { weeks }: PlanContent = (await get(person, `/plans/${id}`)).content;
  expect(weeks.length).toBeGreaterThan(4);
  expect(offered).toBeGreaterThan(0);
});
