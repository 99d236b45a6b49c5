// The embedded planner over the real content: what a teacher would ask of a plan holds for any learner.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEARNER_LEVELS } from '../../../learner-settings/domain/index.ts';
import { wordGroups } from '../../../lessons/domain/index.ts';
import {
  basisOf,
  catalogue,
  inputOf,
  known,
  learner,
  NOTHING,
  planOf,
} from '../../testing/planner-learners.ts';
import { isLessonDone } from '../plan/lesson-rounds.ts';
import type { PlanContent } from '../plan/plan.ts';
import { EVEN_LIKINGS } from '../profile/profile.ts';
import { composePlan, targetLevelOf } from './compose-plan.ts';
import { type Basis, isFitFor, type Known, type PlannerInput, topicsOf } from './materials/catalogue.ts';
import { TOPICS } from './materials/topics.ts';
import { checkOutline } from './outlining/check-outline.ts';
import { makeOutline } from './outlining/make-outline.ts';
import { keyOf } from './packing/pack.ts';
import { sessionsAWeekOf } from './packing/times.ts';
import { daysToAim } from './wishes/aims.ts';

test('any plan fits its schema and the rules that a model is held to, load included', () => {
  fc.assert(
    fc.property(learner, known, (basis, state) => {
      const input = { basis, catalogue, known: state };
      const outline = makeOutline(input);
      if (!outline) return;
      const plan = composePlan(outline, input);
      expect(checkOutline(outline, input, 1)).toMatchObject({ ok: true });
      for (const { items } of plan.weeks.flatMap(({ sessions }) => sessions)) {
        const minutes = items.reduce((sum, item) => sum + item.minutes, 0);
        expect(minutes).toBeLessThanOrEqual(basis.minutesADay);
      }
      for (const { sessions } of plan.weeks) expect(sessions.length).toBeLessThanOrEqual(sessionsAWeekOf({}));
    }),
    { numRuns: 60 },
  );
});

test('time to review is held where something will be due, and grows with what was learnt', () => {
  const reviewsOf = (state: Partial<Known>, minutesADay = 15) => {
    const { plan } = planOf({ ...inputOf({ level: 'zero', minutesADay }), known: { ...NOTHING, ...state } });
    return plan.weeks.flatMap(({ sessions }) =>
      sessions.map(({ items }) => items.find(({ kind }) => kind === 'review')?.minutes ?? 0),
    );
  };
  const fresh = reviewsOf({});
  expect(fresh[0]).toBe(0);
  expect(fresh[1]).toBeGreaterThan(0);
  expect(fresh[1]).toBeLessThanOrEqual(3);
  expect(Math.max(...fresh.slice(10))).toBeGreaterThan(fresh[1] ?? 0);
  // A placement makes words known and no cards: nothing of them will be due.
  const placed = new Set(catalogue.lessons.slice(0, 3).flatMap(({ words }) => words.map(({ zh }) => zh)));
  expect(reviewsOf({ words: placed })[0]).toBe(0);
  expect(reviewsOf({ reviewSeconds: 150 })[0]).toBe(3);
});

test('weeks build on one another: no lesson before what it requires, none that is completed, no word twice', () => {
  fc.assert(
    fc.property(learner, known, (basis, state) => {
      const input = { basis, catalogue, known: state };
      const outline = makeOutline(input);
      if (!outline) return;
      const { weeks } = composePlan(outline, input);
      const refs = weeks.flatMap(({ sessions }) =>
        sessions.flatMap(({ items }) => items.filter(({ kind }) => kind === 'lesson').map(({ ref }) => ref)),
      );
      const order = [...new Set(refs)].map((id) => catalogue.lessons.findIndex((lesson) => lesson.id === id));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(refs.filter((id) => isLessonDone(state.lessons.get(id)))).toEqual([]);
      const words = weeks.flatMap((week) => week.words.map(({ zh, pinyin }) => `${zh} ${pinyin}`));
      expect(new Set(words).size).toBe(words.length);
    }),
    { numRuns: 40 },
  );
});

test('the weeks of a lesson give it as many words as its page calls new', () => {
  fc.assert(
    fc.property(learner, known, (basis, state) => {
      const input = { basis, catalogue, known: state };
      const outline = makeOutline(input);
      const weeks = outline ? composePlan(outline, input).weeks : [];
      const items = weeks.flatMap(({ sessions }) => sessions.flatMap((session) => session.items));
      const words = weeks.flatMap((week) => week.words);
      for (const lesson of catalogue.lessons) {
        const own = words.filter((word) => word.lesson === lesson.id).map(({ zh }) => zh);
        const parts = items.filter(({ kind, ref }) => kind === 'lesson' && ref === lesson.id);
        const isNew = (zh: string) => !state.words.has(zh);
        const isWhole = parts.length > 0 && parts.at(-1)?.part === parts[0]?.of;
        const fresh = lesson.words.map(({ zh }) => zh).filter(isNew);
        expect(own.toSorted()).toEqual(
          isWhole ? fresh.toSorted() : own.filter((zh) => fresh.includes(zh)).toSorted(),
        );
      }
    }),
    { numRuns: 40 },
  );
});

test('no known word is among the new ones of any week', () => {
  fc.assert(
    fc.property(learner, known, (basis, state) => {
      const input = { basis, catalogue, known: state };
      const outline = makeOutline(input);
      const words = outline ? composePlan(outline, input).weeks.flatMap((week) => week.words) : [];
      expect(words.filter(({ zh }) => state.words.has(zh))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('the weeks end by the day that the plan is for, and somebody who leaves tomorrow begins all the same', () => {
  fc.assert(
    fc.property(learner, (basis) => {
      const { plan } = planOf({ basis, catalogue, known: NOTHING });
      const days = daysToAim(basis);
      const sessions = plan.weeks.map((week) => week.sessions.length);
      const [last = 0, ...before] = sessions.toReversed();
      // Whole weeks, then a day for each session of the last.
      expect(before.length * 7 + last).toBeLessThanOrEqual(days ?? 8 * 7);
      expect(last).toBeGreaterThan(0);
    }),
    { numRuns: 60 },
  );
});

test('from fifteen minutes on, no two weeks that follow one another say the same', () => {
  for (const minutesADay of [15, 30, 45])
    for (const level of LEARNER_LEVELS) {
      const { plan } = planOf(inputOf({ minutesADay, level }));
      const heads = plan.weeks.map(
        ({ theme, goals }) => `${theme.en}: ${goals.map(({ en }) => en).join(' ')}`,
      );
      expect(heads.filter((head, index) => head === heads[index + 1])).toEqual([]);
    }
});

test('children are sent to no office, and nobody to plays far above or made for small children', () => {
  fc.assert(
    fc.property(learner, (basis) => {
      const { outline } = planOf({ basis, catalogue, known: NOTHING });
      for (const key of outline.stages.flatMap(({ plays }) => plays)) {
        const play = catalogue.plays.find((each) => keyOf(each) === key);
        const lesson = catalogue.lessons.some(({ task }) => `${task.kind} ${task.subject}` === key);
        expect(play).toBeDefined();
        if (!play || lesson) continue;
        expect(isFitFor(play, basis.profile.grade)).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});

test('interests and dream show in the plays that are chosen', () => {
  const like = (interest: 'food' | 'business' | 'travel') =>
    planOf(inputOf({ level: 'intermediate', profile: { ...basisOf().profile, interests: [interest] } }))
      .outline.stages[0]?.plays[0];
  expect(like('food')).toMatch(/restaurant/);
  expect(like('travel')).toMatch(/travel|customs|police/);
  expect(like('business')).toMatch(/business|colleague|bank|agent/);
  const doctor = planOf(
    inputOf({ level: 'intermediate', profile: { ...basisOf().profile, dream: 'Quero ser médica' } }),
  );
  expect(doctor.outline.stages[0]?.plays[0]).toMatch(/hospital|doctor|pharmacist/);
  expect(doctor.plan.goals[0]?.en).toMatch(/patient/);
  expect(doctor.plan.title.zh).toContain('医护');
});

test('nothing is named or given for interests that nobody has chosen, whatever exam and books', () => {
  const { outline, plan } = planOf(
    inputOf({
      level: 'zero',
      minutesADay: 10,
      profile: {
        ...basisOf().profile,
        grade: 'university',
        textbooks: ['boya'],
        interests: ['food', 'travel'],
        aim: { kind: 'exam', band: 1, by: null },
        dream: 'Passar no HSK 1',
      },
    }),
  );
  expect(plan.summary.pt).toContain('puxam para comida e viagens.');
  const school = new Set(TOPICS.study.words.split(' '));
  expect(outline.stages.flatMap(({ words }) => words).filter((word) => school.has(word))).toEqual([]);
});

test('liking math brings numbers and comparisons, liking writing brings advice', () => {
  const even = basisOf().profile;
  const math = planOf(
    inputOf({ profile: { ...even, likings: { ...EVEN_LIKINGS, statistics: 10 } } }),
  ).outline.stages.flatMap(({ words }) => words);
  const statistics = new Set(TOPICS.statistics.words.split(' '));
  expect(math.filter((word) => statistics.has(word)).length).toBeGreaterThan(3);
  const advice = (writing: number) =>
    planOf(inputOf({ profile: { ...even, likings: { ...EVEN_LIKINGS, writing } } })).plan.advice.length;
  expect(advice(9)).toBe(advice(5) + 1);
});

test('what is known of a lesson takes no more time, and known words are no new words', () => {
  const [lesson] = catalogue.lessons.filter(({ level }) => level === 'beginner');
  if (!lesson) throw new Error('no lesson');
  const rounds = wordGroups(lesson.words).length + 1;
  const halfOfTheLast = Array.from({ length: rounds }, (_, at) => (at === rounds - 1 ? 0.5 : 1));
  const half = {
    ...inputOf(),
    known: {
      ...NOTHING,
      lessons: new Map([[lesson.id, halfOfTheLast]]),
      words: new Set(lesson.words.map(({ zh }) => zh)),
    },
  };
  const minutes = (input: PlannerInput) =>
    planOf(input)
      .plan.weeks.flatMap(({ sessions }) => sessions.flatMap(({ items }) => items))
      .filter(({ kind, ref }) => kind === 'lesson' && ref === lesson.id)
      .reduce((sum, item) => sum + item.minutes, 0);
  expect(minutes(half)).toBeLessThan(minutes(inputOf()) / 4);
});

test('a beginner at zero is led to beginner, and who has done everything is told so', () => {
  const zero = inputOf({ level: 'zero', minutesADay: 30 });
  expect(targetLevelOf(planOf(zero).plan, zero)).toBe('beginner');
  const short = inputOf({ level: 'zero', minutesADay: 5 });
  expect(targetLevelOf(planOf(short).plan, short)).toBe('beginner');
  const all = {
    lessons: new Map(catalogue.lessons.map(({ id }) => [id, [1]])),
    plays: new Set(catalogue.plays.map(keyOf)),
    texts: new Set<string>(),
    locked: new Map(),
    words: new Set<string>(),
    reviewSeconds: 0,
  };
  expect(makeOutline({ ...inputOf(), known: all })).toBeUndefined();
});

test('what the path has locked is in no plan before the lesson that opens it', () => {
  const input = inputOf({ minutesADay: 30 });
  const free = planOf(input).outline.stages;
  const [first, last] = [
    catalogue.lessons.find(({ level }) => level === 'beginner'),
    catalogue.lessons.at(-1),
  ];
  if (!first || !last) throw new Error('no lessons');
  const plays = free.flatMap((stage) => stage.plays);
  const locked = new Map(plays.map((key, index) => [key, [index === 0 ? first.id : last.id]]));
  const { stages } = planOf({ ...input, known: { ...NOTHING, locked } }).outline;
  const used = stages.flatMap((stage) => stage.plays);
  expect(plays.filter((key) => used.includes(key))).toEqual(plays.slice(0, 1));
  expect(
    checkOutline({ ...planOf(input).outline }, { ...input, known: { ...NOTHING, locked } }, 1),
  ).toMatchObject({
    ok: false,
    error: { code: 'locked' },
  });
});

test('each chosen interest that the level has something for is met, whatever dream and sliders suggest', () => {
  const likes = { algebra: 10, geometry: 10, statistics: 10, ancient: 10, modern: 10 };
  const { outline, plan } = planOf(
    inputOf({
      level: 'intermediate',
      profile: {
        ...basisOf().profile,
        interests: ['food', 'sport', 'technology'],
        dream: 'study engineering at Tongji University in Shanghai',
        likings: { ...EVEN_LIKINGS, ...likes },
      },
    }),
  );
  const met = outline.stages.flatMap(({ plays }) =>
    catalogue.plays.filter((play) => plays.includes(keyOf(play))).flatMap(topicsOf),
  );
  expect(met).toEqual(expect.arrayContaining(['food', 'sport', 'technology']));
  expect(plan.summary.en).toContain('lean towards technology, food and sport');
});

test('who begins at zero meets somebody to talk with after two lessons, and a text after some more', () => {
  const { stages } = planOf(inputOf({ level: 'zero', minutesADay: 30 })).outline;
  const levelOf = (id: string | null) => catalogue.lessons.find((lesson) => lesson.id === id)?.level;
  const first = stages.filter(({ lesson }) => levelOf(lesson) === 'zero');
  expect(first.slice(0, 2).flatMap(({ plays }) => plays)).toEqual([]);
  expect(first.slice(2).filter(({ plays }) => plays.length > 0).length).toBeGreaterThan(1);
  const texts = first.flatMap((stage) => stage.texts);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.map((id) => catalogue.texts.find((text) => text.id === id)?.level)).not.toContain('beginner');
  expect(first.flatMap(({ plays }) => plays)).not.toContain('role kindergarten-teacher');
});

test('who likes reading reads more, and nothing that was read before', () => {
  const likes = (reading: number) => ({
    ...basisOf().profile,
    likings: { ...EVEN_LIKINGS, reading, modern: reading },
  });
  const textsOf = (reading: number) =>
    planOf(inputOf({ minutesADay: 30, profile: likes(reading) })).outline.stages.flatMap(
      ({ texts }) => texts,
    );
  expect(textsOf(9).length).toBeGreaterThan(textsOf(2).length);
  const [read] = textsOf(9);
  const input = inputOf({ minutesADay: 30, profile: likes(9) });
  const again = planOf({ ...input, known: { ...NOTHING, texts: new Set([read ?? '']) } }).outline.stages;
  expect(again.flatMap(({ texts }) => texts)).not.toContain(read);
});

const AIMS = ['exam', 'trip', 'work', 'family', 'study'] as const;
const planFor = (kind: (typeof AIMS)[number], more: Partial<Basis> = {}, by: string | null = null) =>
  planOf(
    inputOf({
      ...more,
      profile: {
        ...basisOf().profile,
        interests: ['food', 'music'],
        aim: { kind, band: kind === 'exam' ? 4 : null, by },
        dream: '',
      },
    }),
  );
const itemsOf = ({ weeks }: PlanContent) =>
  weeks.flatMap(({ sessions }) => sessions.map(({ items }) => items));
/** What is done in each session besides reviews. */
const sessionsOf = (plan: PlanContent) =>
  itemsOf(plan).map((items) =>
    items.flatMap(({ kind, ref, part }) => (kind === 'review' ? [] : [`${kind} ${ref} ${part}`])).join(),
  );

test('plans of one level for other goals are other plans: most of their sessions differ', () => {
  for (const [level, least] of [
    ['zero', 0.1],
    ['beginner', 0.5],
    ['intermediate', 0.5],
    ['advanced', 0.5],
  ] as const) {
    const all = AIMS.map((kind) => sessionsOf(planFor(kind, { level }).plan));
    for (const [at, one] of all.entries())
      for (const other of all.slice(at + 1)) {
        const length = Math.max(one.length, other.length);
        const differing = Array.from({ length }, (_, place) => one[place] !== other[place]);
        expect(differing.filter(Boolean).length / length).toBeGreaterThan(least);
      }
  }
});

test('an exam brings texts and the words of its list, a journey places, a job work', () => {
  const [exam, trip, work] = (['exam', 'trip', 'work'] as const).map((kind) => planFor(kind));
  if (!exam || !trip || !work) throw new Error('no plans');
  expect(exam.plan.measures.texts).toBeGreaterThan(trip.plan.measures.texts);
  expect(trip.plan.measures.plays).toBeGreaterThan(exam.plan.measures.plays);
  const besides = exam.outline.stages.flatMap(({ words }) => words);
  const listed = new Set(
    [1, 2, 3, 4].flatMap((level) => catalogue.listed.get(level) ?? []).map(({ zh }) => zh),
  );
  expect(besides.filter((zh) => listed.has(zh)).length / besides.length).toBeGreaterThan(0.9);
  const playsIn = ({ outline }: typeof trip) => outline.stages.flatMap(({ plays }) => plays).join();
  expect(playsIn(trip)).toMatch(/scene travel/);
  expect(playsIn(work)).toMatch(/scene business/);
  expect(trip.plan.summary.en).toContain('on the way');
  expect(exam.plan.goals.map(({ about }) => about)).toContain('reading');
});

test('a plan for an exam that is out of reach by its day is not called after it, and leads as far as it does', () => {
  const exam = {
    size: 1200,
    known: 30,
    bands: [
      { size: 500, known: 30 },
      { size: 1200, known: 30 },
    ],
  };
  const known = { ...NOTHING, exam };
  const named = (by: string | null, counts = known) => {
    const input = { ...inputOf(), known: counts };
    const profile = { ...basisOf().profile, aim: { kind: 'exam' as const, band: 2, by } };
    const whole = { ...input, basis: basisOf({ profile }) };
    const { plan } = planOf(whole);
    return { title: plan.title.en, within: plan.within, level: targetLevelOf(plan, whole) };
  };
  expect(named('2026-05-01')).toMatchObject({ title: 'Chinese on the way to HSK 2', within: null });
  // Nobody has said by when.
  expect(named(null)).toMatchObject({ title: 'Chinese for HSK 2', within: undefined });
  const nearly = {
    ...exam,
    bands: [
      { size: 500, known: 490 },
      { size: 1200, known: 600 },
    ],
    known: 600,
  };
  expect(named('2026-05-01', { ...NOTHING, exam: nearly })).toMatchObject({ within: 1, level: 'beginner' });
  const enough = { ...exam, known: 1190, bands: [exam, exam].map((each) => ({ ...each, known: each.size })) };
  expect(named('2026-05-01', { ...NOTHING, exam: enough })).toMatchObject({ title: 'Chinese for HSK 2' });
});
