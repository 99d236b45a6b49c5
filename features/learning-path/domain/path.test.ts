import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { LEARNER_LEVELS } from '../../learner-settings/domain/index.ts';
import { buildGraph } from './build-graph.ts';
import { evidenceOf } from './evidence.ts';
import type { PathGraph, PathNode } from './node.ts';
import { type NodeEvidence, nextLesson, nextNode, placeNodes } from './path.ts';

const bands = [1, 2, 3, 4, 5, 6, 7].map((band) => ({ band, words: [`词${band}`, `字${band}`] }));
const graph = buildGraph({ ...shippedContent(), bands });

const DONE: NodeEvidence = { completedBy: 'work', isBegun: true, share: 1 };
const free = { level: null, planned: null };
const NONE: NodeEvidence = { completedBy: null, isBegun: false, share: 0 };
const after = (done: ReadonlySet<string>, path: PathGraph = graph) =>
  placeNodes(path, ({ id }) => (done.has(id) ? DONE : NONE));

test('each node stands once, and what it requires stands before it', () => {
  const seen = new Set<string>();
  for (const { id, requires } of graph) {
    expect(seen.has(id)).toBe(false);
    for (const before of requires) expect(seen).toContain(before);
    seen.add(id);
  }
});

test('every lesson, scene, role and band is on the path', () => {
  const { lessons, scenarios, roles } = shippedContent();
  const scenes = scenarios.flatMap((place) => place.scenes);
  expect(graph).toHaveLength(lessons.length + scenes.length + roles.length + bands.length);
});

test('every node can be reached, in whatever order open nodes are completed', () => {
  const choices = fc.array(fc.nat(), { minLength: graph.length, maxLength: graph.length });
  fc.assert(
    fc.property(choices, (picks) => {
      const done = new Set<string>();
      for (const pick of picks) {
        const open = after(done).filter(({ state }) => state === 'in_progress');
        const next = open[pick % Math.max(1, open.length)];
        if (next) done.add(next.id);
      }
      expect(done.size).toBe(graph.length);
    }),
    { numRuns: 10 },
  );
});

test('the words of a level open once half of those before them are known', () => {
  const stateWith = (share: number) =>
    placeNodes(graph, ({ id }) => (id === 'band:1' ? { ...NONE, isBegun: true, share } : NONE)).find(
      ({ id }) => id === 'band:2',
    )?.state;
  expect(stateWith(0.4)).toBe('locked');
  expect(stateWith(0.5)).toBe('in_progress');
});

test('completing more never locks anything', () => {
  const ids = fc.subarray(graph.map(({ id }) => id));
  fc.assert(
    fc.property(ids, ids, (some, more) => {
      const before = after(new Set(some));
      const locked = new Set(
        after(new Set([...some, ...more])).flatMap(({ id, state }) => (state === 'locked' ? [id] : [])),
      );
      for (const { id, state } of before) if (state !== 'locked') expect(locked.has(id)).toBe(false);
    }),
    { numRuns: 50 },
  );
});

test('a locked node says what is missing, and a node that is not locked misses nothing that was not begun', () => {
  for (const { state, missing, ahead } of after(new Set())) {
    expect(missing.length > 0).toBe(state === 'locked');
    expect(ahead).toBeGreaterThanOrEqual(missing.length);
  }
});

test('what was begun is not locked, whatever comes before it', () => {
  const last = graph.findLast(({ kind }) => kind === 'lesson');
  const nodes = placeNodes(graph, ({ id }) => (id === last?.id ? { ...NONE, isBegun: true } : NONE));
  expect(nodes.find(({ id }) => id === last?.id)?.state).toBe('in_progress');
});

test('a newcomer stands at the first lesson, and who began a lesson at that one', () => {
  expect(nextNode(after(new Set()), free)?.id).toBe('lesson:greetings');
  const begun = placeNodes(graph, ({ id }) => (id === 'lesson:family' ? { ...NONE, isBegun: true } : NONE));
  expect(nextNode(begun, free)?.id).toBe('lesson:family');
  expect(nextNode(after(new Set(graph.map(({ id }) => id))), free)).toBeUndefined();
});

test('who names a level stands at its first lesson, and nothing below it locks what they do', () => {
  for (const level of LEARNER_LEVELS) {
    const nodes = placeNodes(graph, () => NONE, level);
    expect(nextNode(nodes, { level, planned: null })?.level).toBe(level);
    const below = LEARNER_LEVELS.slice(0, LEARNER_LEVELS.indexOf(level));
    for (const node of nodes) {
      const missed = node.missing.map((id) => nodeOf(id).level);
      for (const each of missed) expect(below).not.toContain(each);
      expect(node.state === 'locked').toBe(missed.length > 0);
    }
  }
  // What was left out below is open, and comes when nothing is left above.
  const above = new Set(graph.flatMap(({ id, level }) => (level === 'zero' ? [] : [id])));
  const left = placeNodes(graph, ({ id }) => (above.has(id) ? DONE : NONE), 'beginner');
  expect(nextNode(left, { level: 'beginner', planned: null })?.id).toBe('lesson:greetings');
});

test('what the plan has next is open, though what it builds on was left out', () => {
  const planned = { nodes: ['lesson:family', 'role:waiter'], underWay: [] };
  const nodes = placeNodes(graph, () => NONE, null, planned);
  for (const id of planned.nodes) expect(nodes.find((node) => node.id === id)?.state).toBe('in_progress');
  expect(nextNode(nodes, { level: null, planned })?.id).toBe('lesson:family');
});

test('a lesson that lies half done comes before the plan, unless the plan goes on with it by itself', () => {
  const planned = { nodes: ['role:waiter', 'lesson:shopping'], underWay: [] };
  const begun = placeNodes(
    graph,
    ({ id }) => (id === 'lesson:family' ? { ...NONE, isBegun: true, share: 0.5 } : NONE),
    null,
    planned,
  );
  expect(nextNode(begun, { level: null, planned })?.id).toBe('lesson:family');
  const underWay = { ...planned, underWay: ['lesson:family'] };
  expect(nextNode(begun, { level: null, planned: underWay })?.id).toBe('role:waiter');
  // The list of lessons names the lesson of the session, not the play before it.
  expect(nextLesson(begun, { level: null, planned: underWay })?.id).toBe('lesson:shopping');
  expect(nextLesson(begun, { level: null, planned })?.id).toBe('lesson:family');
});

const nodeOf = (id: string): PathNode => {
  const node = graph.find((each) => each.id === id);
  if (!node) throw new Error(`no node ${id}`);
  return node;
};
const nothing = {
  lessons: new Map(),
  plays: new Map(),
  knownWords: new Set<string>(),
  placed: { band: 0, lessons: new Set<string>(), words: new Set<string>() },
  tests: new Map(),
};

test('a lesson is completed by its answers alone', () => {
  const of = (share: number) =>
    evidenceOf(nodeOf('lesson:greetings'), { ...nothing, lessons: new Map([['greetings', share]]) });
  expect(of(1)).toEqual(DONE);
  expect(of(0)).toEqual({ completedBy: null, isBegun: true, share: 0 });
  expect(evidenceOf(nodeOf('lesson:greetings'), nothing)).toEqual(NONE);
});

test('a play is completed when it came to its end', () => {
  const of = (isFinished: boolean) =>
    evidenceOf(nodeOf('role:waiter'), { ...nothing, plays: new Map([['role:waiter', { isFinished }]]) });
  expect(of(true).completedBy).toBe('work');
  expect(of(false)).toEqual({ completedBy: null, isBegun: true, share: 0 });
});

test('a band is completed with four of five of its words', () => {
  const words = Array.from({ length: 10 }, (_, at) => `词${at}`);
  const band = { ...nodeOf('band:2'), words };
  const of = (known: number) => evidenceOf(band, { ...nothing, knownWords: new Set(words.slice(0, known)) });
  expect(of(8).completedBy).toBe('work');
  expect(of(7)).toEqual({ completedBy: null, isBegun: true, share: 0.7 });
  expect(of(1).isBegun).toBe(false);
});

test('words that a placement makes probable count for how far a band is, and do not complete it', () => {
  const words = Array.from({ length: 10 }, (_, at) => `词${at}`);
  const placed = { ...nothing.placed, words: new Set(words.slice(0, 9)) };
  const evidence = { ...nothing, knownWords: new Set(words.slice(8)), placed };
  expect(evidenceOf({ ...nodeOf('band:2'), words }, evidence)).toEqual({
    completedBy: null,
    isBegun: true,
    share: 1,
  });
});

test('a placement completes the lessons that it covers, bands up to its own, and no play', () => {
  const placed = { ...nothing, placed: { ...nothing.placed, band: 1, lessons: new Set(['greetings']) } };
  expect(evidenceOf(nodeOf('lesson:greetings'), placed)).toEqual({ ...NONE, completedBy: 'placement' });
  expect(evidenceOf(nodeOf('band:1'), placed).completedBy).toBe('placement');
  expect(evidenceOf(nodeOf('band:2'), placed)).toEqual(NONE);
  expect(evidenceOf(nodeOf('role:waiter'), placed)).toEqual(NONE);
  const done = { ...placed, lessons: new Map([['greetings', 1]]) };
  expect(evidenceOf(nodeOf('lesson:greetings'), done).completedBy).toBe('work');
});

test('a test that was passed completes a lesson, and one that was not does not', () => {
  const node = nodeOf('lesson:greetings');
  const asked = 12 + node.points;
  const of = (right: number) =>
    evidenceOf(node, { ...nothing, tests: new Map([[node.id, [{ asked, right }]]]) }).completedBy;
  expect(of(asked)).toBe('test');
  expect(of(asked / 2)).toBeNull();
});
