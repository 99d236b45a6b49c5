import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { LEARNER_LEVELS, type LearnerLevel, REASONS } from '../../learner-settings/domain/index.ts';
import { buildGraph } from './build-graph.ts';
import { nextNode, placeNodes } from './path.ts';
import { recommend } from './recommend.ts';

const bands = [1, 2].map((band) => ({ band, words: [`词${band}`] }));
const graph = buildGraph({ ...shippedContent(), bands });
const at = (
  done: ReadonlySet<string>,
  begun: ReadonlySet<string> = new Set(),
  level: LearnerLevel | null = null,
) =>
  placeNodes(
    graph,
    ({ id }) => ({
      completedBy: done.has(id) ? 'work' : null,
      isBegun: begun.has(id),
      share: done.has(id) ? 1 : 0,
    }),
    level,
  );
const base = { level: null, aim: null, knownWords: new Set<string>(), planned: null };

test('three to five open nodes are recommended, each with a reason', () => {
  const params = fc.record({
    nodes: fc.subarray(graph.map(({ id }) => id)).map((done) => at(new Set(done))),
    level: fc.constantFrom(...LEARNER_LEVELS, null),
    aim: fc.constantFrom(...REASONS, null),
    knownWords: fc.subarray(graph.flatMap(({ words }) => words)).map((words) => new Set(words)),
    planned: fc
      .constantFrom(...graph.map(({ id }) => id), undefined)
      .map((id) => (id === undefined ? null : { nodes: [id], underWay: [] })),
  });
  fc.assert(
    fc.property(params, (given) => {
      const found = recommend(given);
      // What the plan has next may have been done once.
      const open = given.nodes
        .filter(({ id, state }) => state === 'in_progress' || id === given.planned?.nodes[0])
        .map(({ id }) => id);
      expect(found.length).toBeGreaterThanOrEqual(Math.min(3, open.length));
      expect(found.length).toBeLessThanOrEqual(5);
      expect(new Set(found.map(({ node }) => node)).size).toBe(found.length);
      for (const { node, reasons } of found) {
        expect(open).toContain(node);
        expect(reasons.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 40 },
  );
});

test('what was begun comes first', () => {
  const nodes = at(new Set(['lesson:greetings']), new Set(['lesson:where-from']));
  const [first] = recommend({ ...base, nodes });
  expect(first?.node).toBe('lesson:where-from');
  expect(first?.reasons[0]).toEqual({ kind: 'begun' });
});

test('what the plan has next comes first, and after a lesson that lies half done beside it', () => {
  const nodes = at(new Set(['lesson:greetings']), new Set(), 'beginner');
  const open = nodes.filter(({ state }) => state === 'in_progress');
  const lesson = open.find(({ kind }) => kind === 'lesson');
  const play = open.find(({ kind }) => kind === 'scene' || kind === 'role');
  for (const node of [lesson, play]) {
    const planned = { nodes: [node?.id ?? ''], underWay: [] };
    expect(nextNode(nodes, { level: null, planned })?.id).toBe(node?.id);
    const [first] = recommend({ ...base, nodes, planned });
    expect(first?.node).toBe(node?.id);
    expect(first?.reasons[0]).toEqual({ kind: 'planned' });
    expect(first?.reasons).not.toContainEqual({ kind: 'next' });
    const begun = at(new Set(['lesson:greetings']), new Set(['lesson:family']), 'beginner');
    const found = recommend({ ...base, nodes: begun, planned });
    expect(found.slice(0, 2).map((each) => each.node)).toEqual(['lesson:family', node?.id]);
  }
});

test('a play says which lesson it practises, and what of it is known', () => {
  const role = graph.find(({ id }) => id === 'role:fruit-seller');
  const lesson = role?.requires[0] ?? '';
  const nodes = at(new Set([lesson]));
  const knownWords = new Set(role?.words);
  const found = recommend({ ...base, nodes, knownWords }).find(({ node }) => node === role?.id);
  expect(found?.reasons).toContainEqual({ kind: 'practises', node: lesson });
  expect(found?.reasons).toContainEqual({
    kind: 'words_known',
    count: role?.words.length,
    of: role?.words.length,
  });
});

test('who learns for travelling is led to plays about it', () => {
  const done = new Set(graph.filter(({ kind }) => kind === 'lesson').map(({ id }) => id));
  const found = recommend({ ...base, nodes: at(done), level: 'beginner', aim: 'travel' });
  const play = found.find(({ node }) => node.startsWith('scene:') || node.startsWith('role:'));
  expect(play?.reasons).toContainEqual({ kind: 'aim' });
});
