import { expect, test } from 'vitest';
import { shippedContent } from '../../../../content/load.ts';
import { openLexicon } from '../../../../kit/server/chinese/lexicon.ts';
import { createCatalogue } from '../../server/catalogue.ts';
import { completionOf, playKey } from '../plan/completion.ts';
import { EVEN_LIKINGS } from '../profile/profile.ts';
import type { Known, PlannerInput } from './catalogue.ts';
import { composePlan } from './compose-plan.ts';
import { makeOutline } from './make-outline.ts';
import { replan } from './replan.ts';

const NOTHING_DONE = {
  lessons: new Map<string, readonly number[]>(),
  plays: new Set<string>(),
  texts: new Set<string>(),
  topics: new Map<string, string>(),
  talks: new Map<string, number>(),
  review: { cards: 0, seconds: 0, due: 0, doneCards: 0 },
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
const doneBy = ({ lessons, plays }: Known) => completionOf(plan, { ...NOTHING_DONE, lessons, plays }).weeks;
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
  // The goals say how many lessons there are: those of before are named as going.
  const goals = (each: readonly { readonly en: string }[] = []) => each.map(({ en }) => en);
  expect(goals(made?.difference.goalsGone).length).toBeGreaterThan(0);
  const stay = goals(plan.goals).filter((goal) => !goals(made?.difference.goalsGone).includes(goal));
  expect(new Set(goals(made?.content.goals))).toEqual(
    new Set([...stay, ...goals(made?.difference.goalsNew)]),
  );
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
