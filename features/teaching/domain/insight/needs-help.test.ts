// Who needs help: each rule by itself, and planted strugglers among forty learners who study as people do.

import { expect, test } from 'vitest';
import { type Activity, RULES, TALKED_TO, whoNeedsHelp } from './needs-help.ts';

const fine: Activity = {
  id: 'a',
  daysInClass: 60,
  daysSinceStudy: 1,
  recent: { asked: 60, right: 50 },
  before: { asked: 180, right: 150 },
  leeches: 1,
  overdue: 0,
  due: 3,
  hasDoneNone: false,
};
const reasons = (change: Partial<Activity>) =>
  whoNeedsHelp([{ ...fine, ...change }]).flatMap((each) => each.reasons);

test('who is fine is not named', () => expect(reasons({})).toEqual([]));

test.each<[string, Partial<Activity>, object[]]>([
  ['away for a week', { daysSinceStudy: 7 }, [{ kind: 'absent', days: 7 }]],
  ['away for some days', { daysSinceStudy: 4 }, []],
  [
    'joined long ago and never began',
    { daysSinceStudy: null, daysInClass: 9 },
    [{ kind: 'neverBegun', days: 9 }],
  ],
  ['joined yesterday', { daysSinceStudy: null, daysInClass: 1 }, []],
  [
    'fewer right than before',
    { recent: { asked: 60, right: 30 }, before: { asked: 200, right: 160 } },
    [{ kind: 'falling', from: 0.8, to: 0.5 }],
  ],
  [
    'a third wrong, as ever',
    { recent: { asked: 60, right: 41 }, before: { asked: 140, right: 95 } },
    [{ kind: 'wrong', share: 1 - 136 / 200 }],
  ],
  [
    'a third wrong of the first few',
    { recent: { asked: 20, right: 13 }, before: { asked: 0, right: 0 } },
    [],
  ],
  ['a bad day of few answers', { recent: { asked: 8, right: 2 } }, []],
  ['many words that do not stick', { leeches: 8 }, [{ kind: 'leeches', count: 8 }]],
  ['none done of one that is due', { hasDoneNone: true, due: 1 }, [{ kind: 'noneDone', count: 1 }]],
  [
    'none done, two of them overdue',
    { hasDoneNone: true, due: 3, overdue: 2 },
    [{ kind: 'noneDone', count: 3 }],
  ],
  ['none done, and none due yet', { hasDoneNone: true, due: 0 }, []],
  ['two assignments overdue', { overdue: 2 }, [{ kind: 'overdue', count: 2 }]],
])('%s', (_, change, expected) => expect(reasons(change)).toEqual(expected));

test('the strongest reason stands first, and who has more reasons before who has one', () => {
  const one = { ...fine, id: 'one', overdue: RULES.overdue };
  const two = { ...fine, id: 'two', overdue: RULES.overdue, daysSinceStudy: 3 * RULES.absentDays };
  const named = whoNeedsHelp([one, two]);
  expect(named.map(({ id }) => id)).toEqual(['two', 'one']);
  expect(named[0]?.reasons.map(({ kind }) => kind)).toEqual(['absent', 'overdue']);
});

// What learners do day by day, from a seed; the rules see only what is counted of it.

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const PROBLEMS = ['away', 'falling', 'stuck', 'behind'] as const;
type Problem = (typeof PROBLEMS)[number];
const [CLASS, DAYS, WEEK, ASSIGNMENTS] = [40, 28, 7, 6] as const;

/** Four weeks of one learner; a problem changes how they study, never what is counted of it. */
function live(id: string, random: () => number, problem: Problem | undefined): Activity {
  const diligence = 0.5 + 0.4 * random();
  const skill = 0.75 + 0.17 * random();
  const stopped = problem === 'away' ? 7 + Math.floor(6 * random()) : 0;
  const drop = problem === 'falling' ? 0.18 + 0.12 * random() : 0;
  let daysSinceStudy: number | null = null;
  const answers = { recent: { asked: 0, right: 0 }, before: { asked: 0, right: 0 } };
  for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
    if (ago < stopped || random() > diligence) continue;
    daysSinceStudy = ago;
    const week = ago < WEEK ? answers.recent : answers.before;
    const count = 8 + Math.floor(24 * random());
    for (let answer = 0; answer < count; answer += 1) {
      week.asked += 1;
      if (random() < skill - (ago < WEEK ? drop : 0)) week.right += 1;
    }
  }
  const chanceOf = (most: number, chance: number) =>
    Array.from({ length: most }, random).filter((thrown) => thrown < chance).length;
  const leeches = chanceOf(30, problem === 'stuck' ? 0.32 : 0.05);
  const overdue = chanceOf(ASSIGNMENTS, problem === 'behind' ? 0.6 : 0.05);
  return {
    id,
    daysInClass: 90,
    daysSinceStudy,
    ...answers,
    leeches,
    overdue,
    due: ASSIGNMENTS,
    hasDoneNone: overdue === ASSIGNMENTS,
  };
}

test('of strugglers planted in classes of forty, most are named, and most who are named were planted', () => {
  let [planted, named, found] = [0, 0, 0];
  for (let seed = 1; seed <= 50; seed += 1) {
    const random = randomFrom(seed);
    const strugglers = 3 + Math.floor(3 * random());
    const learners = Array.from({ length: CLASS }, (_, place) => {
      const problem = place < strugglers ? PROBLEMS[Math.floor(PROBLEMS.length * random())] : undefined;
      return live(`${place < strugglers ? 'struggler' : 'other'} ${place}`, random, problem);
    });
    const help = whoNeedsHelp(learners);
    expect(help.length).toBeLessThanOrEqual(TALKED_TO);
    planted += strugglers;
    named += help.length;
    found += help.filter(({ id }) => id.startsWith('struggler')).length;
  }
  const [recall, precision] = [found / planted, found / named];
  expect({ recall, isEnough: recall >= 0.8 }).toEqual({ recall, isEnough: true });
  expect({ precision, isEnough: precision >= 0.6 }).toEqual({ precision, isEnough: true });
});
