import { expect, test } from 'vitest';
import { shippedContent } from '../../../../content/load.ts';
import { openLexicon } from '../../../../kit/server/chinese/lexicon.ts';
import { createCatalogue } from '../../server/materials/catalogue.ts';
import { completionOf, playKey, workOf } from '../plan/completion.ts';
import { EVEN_LIKINGS } from '../profile/profile.ts';
import { agreedAfter, agreedIn } from './agreed.ts';
import { composePlan } from './compose-plan.ts';
import type { Known, PlannerInput } from './materials/catalogue.ts';
import { makeOutline } from './outlining/make-outline.ts';
import { replan } from './replan.ts';

const NOTHING_DONE = {
  lessons: new Map<string, readonly number[]>(),
  plays: new Map<string, number>(),
  texts: new Set<string>(),
  topics: new Map<string, string>(),
  talks: new Map<string, number>(),
  reviews: 0,
  review: { cards: 0, seconds: 0, due: 0, doneCards: 0, dueSeconds: 0, doneSeconds: 0 },
};
const content = shippedContent();
const catalogue = createCatalogue(() => content, openLexicon)();
const inputOf = (known: Partial<Known> = {}): PlannerInput => ({
  catalogue,
  known: {
    lessons: new Map(),
    plays: new Set(),
    texts: new Set(),
    locked: new Map(),
    words: new Set(),
    reviewSeconds: 0,
    ...known,
  },
  basis: {
    level: 'beginner',
    minutesADay: 30,
    begins: '2026-03-02',
    profile: {
      grade: 'adult',
      textbooks: ['none'],
      interests: ['food'],
      aim: null,
      dream: 'x',
      likings: EVEN_LIKINGS,
    },
  },
});
const outline = makeOutline(inputOf());
if (!outline) throw new Error('nothing to plan');
const plan = composePlan(outline, inputOf());
const doneBy = ({ lessons, plays }: Known) =>
  completionOf(plan, {
    ...NOTHING_DONE,
    lessons,
    plays: new Map(Array.from(plays, (key) => [key, 1])),
  }).weeks;
const titles = (items: readonly { readonly ref: string }[] = []) => items.map(({ ref }) => ref);

test('right after it was made, nothing would change', () => {
  const input = inputOf();
  expect(replan({ plan, done: doneBy(input.known), weeksGone: 0, input })).toBeUndefined();
});

test('who is ahead gets more; what is done stays and counts as done', () => {
  const lessons = new Map(
    outline.stages.slice(0, 3).flatMap(({ lesson }) => (lesson ? [[lesson, [1]] as const] : [])),
  );
  const input = inputOf({ lessons });
  const made = replan({ plan, done: doneBy(input.known), weeksGone: 1, input });
  expect(titles(made?.difference.added).length).toBeGreaterThan(0);
  // The goals count what the weeks hold now.
  expect(
    made?.content.goals.some(({ en }) => en.startsWith(`Finish ${made.content.measures.lessons} lessons`)),
  ).toBe(true);
  const kept = made?.content.weeks.flatMap(({ sessions }) => sessions.flatMap(({ items }) => titles(items)));
  for (const id of lessons.keys()) expect(kept).toContain(id);
  const after = made && completionOf(made.content, { ...NOTHING_DONE, lessons });
  const done = made?.content.weeks.flatMap(({ sessions }, week) =>
    sessions.flatMap(({ items }, session) =>
      titles(items.filter((_, item) => after?.weeks[week]?.[session]?.[item])).filter((ref) => ref !== ''),
    ),
  );
  expect(new Set(done)).toEqual(new Set(lessons.keys()));
});

test('who has missed six weeks gets a rest that fits the two that are left', () => {
  const input = inputOf();
  const made = replan({ plan, done: doneBy(input.known), weeksGone: 6, input });
  expect(made?.content.weeks).toHaveLength(2);
  expect(made?.difference.dropped.length).toBeGreaterThan(0);
  expect(made?.difference.added).toEqual([]);
  expect(new Set(made?.difference.dropped.map(({ why }) => why))).toEqual(new Set(['no_time']));
  // The goals say how many lessons there are: of each is told what it was and what it becomes.
  const { goalsChanged = [], goalsGone = [], goalsNew = [] } = made?.difference ?? {};
  expect(goalsChanged.map(({ before, after }) => [before, after])).toContainEqual([
    expect.objectContaining({ about: 'course' }),
    expect.objectContaining({ about: 'course' }),
  ]);
  expect([goalsGone, goalsNew]).toEqual([[], []]);
  const stay = plan.goals.filter(({ en }) => !goalsChanged.some(({ before }) => before.en === en));
  expect(new Set(made?.content.goals)).toEqual(new Set([...stay, ...goalsChanged.map(({ after }) => after)]));
});

test('the other way is all that is open, with a later end: nothing goes for want of time', () => {
  const input = inputOf();
  const made = replan({ plan, done: doneBy(input.known), weeksGone: 6, input, way: 'whole' });
  expect(made?.difference.dropped).toEqual([]);
  expect(made?.content.weeks.length).toBe(plan.weeks.length);
  expect(made?.content.measures.lessons).toBe(plan.measures.lessons);
});

test('what was cut stays agreed: neither is more done nor is the pace faster', () => {
  const input = inputOf();
  const agreed = agreedIn(plan, {});
  const made = replan({ plan, done: doneBy(input.known), weeksGone: 6, input });
  if (!made) throw new Error('nothing is cut');
  const pace = { words: 1000, days: 10 };
  const after = agreedAfter(agreed, { ...made, pace, hasNewMinutes: false });
  expect(after.minutes).toBe(agreed.minutes);
  expect(after.wordsADay).toBeLessThanOrEqual(agreed.wordsADay);
  const [lesson] = outline.stages.flatMap((stage) => stage.lesson ?? []);
  const evidence = { ...NOTHING_DONE, lessons: new Map([[lesson ?? '', [1]]]) };
  const before = completionOf(plan, evidence, { agreed: agreed.minutes });
  const then = completionOf(made.content, evidence, { agreed: after.minutes });
  expect(before.percentage).toBeGreaterThan(0);
  expect(then.percentage).toBeLessThanOrEqual(before.percentage);
  expect([before.minutesCut, then.minutesCut > 0]).toEqual([0, true]);
  // What is left out since it is known was not cut.
  const settled = { ...made, pace, settledMinutes: agreed.minutes, hasNewMinutes: false };
  expect(agreedAfter(agreed, settled).minutes).toBe(agreedIn(made.content, {}).minutes);
});

test('a goal of a model, which does not say what it is about, goes; ours come in its place', () => {
  const goal = { zh: '会点菜', en: 'Order a meal', pt: 'Pedir comida' };
  const input = inputOf();
  const made = replan({ plan: { ...plan, goals: [goal] }, done: doneBy(input.known), weeksGone: 6, input });
  expect(made?.difference.goalsChanged).toEqual([]);
  expect(made?.difference.goalsGone).toEqual([goal]);
  expect(made?.difference.goalsNew).toEqual(made?.content.goals);
});

test('other minutes a day pack all that is left anew, and the summary names them', () => {
  const input = inputOf();
  const half = { ...input, basis: { ...input.basis, minutesADay: 15 } };
  const made = replan({ plan, done: doneBy(input.known), weeksGone: 0, input: half, hasNewMinutes: true });
  expect(made?.content.summary.en).toContain('15 minutes a day');
  for (const { items } of made?.content.weeks.flatMap(({ sessions }) => sessions) ?? [])
    expect(items.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(15);
  // The same minutes change nothing.
  expect(replan({ plan, done: doneBy(input.known), weeksGone: 0, input })).toBeUndefined();
});

test('a play that was done elsewhere leaves the rest', () => {
  const [scene] = plan.weeks.flatMap(({ sessions }) =>
    sessions.flatMap(({ items }) => items.filter(({ kind }) => kind === 'scene')),
  );
  if (!scene) throw new Error('no scene');
  const input = inputOf({ plays: new Set([playKey('scene', scene.ref)]) });
  const made = replan({ plan, done: doneBy(inputOf().known), weeksGone: 1, input });
  expect(made?.difference.dropped).toContainEqual(
    expect.objectContaining({ kind: 'scene', ref: scene.ref, why: 'known' }),
  );
});

test('a week that has begun goes on: its sessions that are left are filled, and no other week begins', () => {
  const [first] = plan.weeks[0]?.sessions ?? [];
  const input = inputOf();
  const done = plan.weeks.map(({ sessions }, week) =>
    sessions.map(({ items }, session) => items.map(() => week === 0 && session === 0)),
  );
  const made = replan({ plan, done, weeksGone: 0, input, hasNewAnswers: true });
  const weeks = made?.content.weeks ?? [];
  expect(weeks[0]?.sessions).toHaveLength(5);
  expect(weeks[0]?.sessions[0]?.items).toEqual(first?.items);
  for (const week of weeks.slice(0, -1)) expect(week.sessions).toHaveLength(5);
  const fresh = makeOutline(input);
  const sessions = fresh ? composePlan(fresh, input).weeks.flatMap((week) => week.sessions) : [];
  expect(weeks.flatMap((week) => week.sessions).slice(1)).toEqual(sessions);
  // In a full week nothing is filled up.
  const whole = plan.weeks.map(({ sessions: all }, week) =>
    all.map(({ items }) => items.map(() => week === 0)),
  );
  const after = replan({ plan, done: whole, weeksGone: 1, input, hasNewAnswers: true });
  expect(after?.content.weeks.slice(0, 2).map((week) => week.sessions.length)).toEqual([5, 5]);
});

/** A day's session in which the first of several things is done, and nothing else of the plan. */
const short = inputOf();
const shortInput = { ...short, basis: { ...short.basis, minutesADay: 15 } };
const shortOutline = makeOutline(shortInput);
const shortPlan = shortOutline ? composePlan(shortOutline, shortInput) : plan;
const counted = (items: readonly { readonly kind: string }[]) =>
  items.filter(({ kind }) => kind !== 'review');
const begunWeek = shortPlan.weeks.findIndex(({ sessions }) =>
  sessions.some(({ items }) => counted(items).length > 1),
);
const begunSession = shortPlan.weeks[begunWeek]?.sessions.findIndex(({ items }) => counted(items).length > 1);
const begunItem = counted(shortPlan.weeks[begunWeek]?.sessions[begunSession ?? 0]?.items ?? [])[0];
const firstDone = shortPlan.weeks.map(({ sessions }) =>
  sessions.map(({ items }) => items.map((item) => item === begunItem)),
);

test('a session in which something is done goes on where it was left, and the plan begins with it', () => {
  const made = replan({
    plan: shortPlan,
    done: firstDone,
    weeksGone: 0,
    input: shortInput,
    hasNewAnswers: true,
  });
  const [week] = made?.content.weeks ?? [];
  expect(week?.sessions[0]?.items[0]).toEqual(begunItem);
  expect(week?.sessions[0]?.items.length).toBeGreaterThan(1);
  expect(week?.sessions).toHaveLength(5);
});

test('what a placement has settled is no session that was done: the plan begins with its first week', () => {
  const behind = new Map(
    plan.weeks.slice(0, 2).flatMap(({ words }) => words.map((word) => [word.lesson ?? '', [1]])),
  );
  const input = inputOf({ lessons: behind });
  const evidence = { ...NOTHING_DONE, lessons: behind, worked: new Map() };
  expect(completionOf(plan, evidence).minutesDone).toBeGreaterThan(0);
  const done = completionOf(plan, workOf(evidence)).weeks;
  const made = replan({ plan, done, weeksGone: 0, input, hasNewAnswers: true });
  expect(
    made?.content.weeks.flatMap(({ sessions }) => sessions.flatMap(({ items }) => titles(items))),
  ).not.toContain([...behind.keys()][0]);
  expect(made?.rest).toEqual(made?.content.weeks);
});

test('words of a wish that was taken back go, unless they are known', () => {
  const { profile } = shortInput.basis;
  const wished = {
    ...shortInput,
    basis: { ...shortInput.basis, profile: { ...profile, dream: 'see the lakes' } },
  };
  const wishes = makeOutline(wished);
  const before = wishes && composePlan(wishes, wished);
  const at = before?.weeks.findIndex(({ words }) => words.some(({ zh }) => zh === '湖'));
  const done = before?.weeks.map(({ sessions }, week) =>
    sessions.map(({ items }, session) =>
      items.map(({ kind }) => kind !== 'review' && week === at && session === 0),
    ),
  );
  const wordsAfter = (words: readonly string[]) => {
    const input = { ...shortInput, known: { ...shortInput.known, words: new Set(words) } };
    const made =
      before && replan({ plan: before, done: done ?? [], weeksGone: 0, input, hasNewAnswers: true });
    return made?.content.weeks.flatMap((week) => week.words.map(({ zh }) => zh)) ?? [];
  };
  expect(at).toBeGreaterThanOrEqual(0);
  expect(wordsAfter([])).not.toContain('湖');
  expect(wordsAfter(['湖'])).toContain('湖');
});

test('parts of a play follow one another, whatever was done before a change', () => {
  for (const done of [firstDone, []]) {
    const made = replan({ plan: shortPlan, done, weeksGone: 0, input: shortInput, hasNewAnswers: true });
    const seen = new Map<string, number>();
    for (const item of made?.content.weeks.flatMap(({ sessions }) =>
      sessions.flatMap(({ items }) => items),
    ) ?? []) {
      if (item.kind !== 'role' && item.kind !== 'scene') continue;
      expect(item.part).toBe((seen.get(item.ref) ?? 0) + 1);
      seen.set(item.ref, item.part);
    }
  }
});
