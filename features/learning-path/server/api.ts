// The public face of the learning path's server side.

import { implement } from '@orpc/server';
import type { UserId } from '../../../kit/core/user-id.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import type { LearnerLevel, LearnerSettings } from '../../learner-settings/domain/index.ts';
import { learningPathContract } from '../contract.ts';
import {
  evidenceOf,
  isPassed,
  nextLesson,
  nextNode,
  nodeId,
  type PathGraph,
  type PathNode,
  type PlacedNode,
  type Planned,
  placeNodes,
  recommend,
  type TestCount,
} from '../domain/index.ts';
import { createGraph, type GraphSources } from './graph.ts';

type Play = { readonly kind: 'role' | 'scene'; readonly subject: string; readonly isFinished: boolean };

export type LearningPathDeps = GraphSources & {
  /** By lesson that was begun: the share that is known. */
  readonly lessonShares: (userId: UserId) => Promise<ReadonlyMap<string, number>>;
  readonly plays: (userId: UserId) => Promise<readonly Play[]>;
  /** Words by their characters: those that answers have shown to be known, and those that a placement makes probable. */
  readonly knowledge: (
    userId: UserId,
  ) => Promise<{ readonly shown: ReadonlySet<string>; readonly probable: ReadonlySet<string> }>;
  /** The level of the HSK exam that a placement has shown for sure; 0 without one. */
  readonly placedLevel: (userId: UserId) => Promise<number>;
  /** Lessons that it puts behind the person. */
  readonly placedLessons: (userId: UserId) => Promise<ReadonlySet<string>>;
  /** What was answered in tests of some nodes, sitting by sitting; `before`: as it was then. */
  readonly tests: (
    userId: UserId,
    nodes: readonly string[],
    before?: Date,
  ) => Promise<readonly (TestCount & { readonly place: string })[]>;
  readonly settings: (userId: UserId) => Promise<LearnerSettings>;
  /** What comes next by the plan that the person follows; null without one. */
  readonly planned: (userId: UserId) => Promise<Planned | null>;
};

export function createLearningPath(deps: LearningPathDeps) {
  const graph = createGraph(deps);
  const os = implement(learningPathContract).$context<RequestContext>();
  const handlers = os.router({
    read: os.read.handler(({ context }) => readPath(deps, graph(), requireMember(context).id)),
  });
  return {
    handlers,
    /** Where the person stands at each node, as the page of the path shows it to somebody of this level. */
    placesOf: async (userId: UserId, level: LearnerLevel | null): Promise<readonly PlacedNode[]> =>
      (await evidenceFor(deps, graph(), userId)).nodesFor(level, null),
    /** Lessons that a test or a placement has put behind the person; of tests those before a moment, where one is named. */
    lessonsBehind: async (userId: UserId, before?: Date): Promise<ReadonlySet<string>> => {
      const lessons = graph().filter(({ kind }) => kind === 'lesson');
      const ids = lessons.map(({ id }) => id);
      const [placed, sittings] = await Promise.all([
        deps.placedLessons(userId),
        deps.tests(userId, ids, before),
      ]);
      const isTested = (node: PathNode) =>
        sittings.some((sitting) => sitting.place === node.id && isPassed(node, sitting));
      return new Set([...placed, ...lessons.filter(isTested).map(({ subject }) => subject)]);
    },
    /** The lesson that the person does next, as `lesson:greetings`; null when all are completed. */
    nextLessonOf: async (userId: UserId): Promise<string | null> => {
      const { nodes, ...state } = await readState(deps, graph(), userId);
      return nextLesson(nodes, state)?.id ?? null;
    },
  };
}

async function evidenceFor(deps: LearningPathDeps, graph: PathGraph, userId: UserId) {
  const [lessons, plays, { shown, probable }, band, placedLessons, tests] = await Promise.all([
    deps.lessonShares(userId),
    deps.plays(userId),
    deps.knowledge(userId),
    deps.placedLevel(userId),
    deps.placedLessons(userId),
    deps.tests(
      userId,
      graph.map(({ id }) => id),
    ),
  ]);
  const evidence = {
    lessons,
    plays: new Map(plays.map((play) => [nodeId(play.kind, play.subject), play])),
    knownWords: shown,
    placed: { band, lessons: placedLessons, words: probable },
    tests: Map.groupBy(tests, ({ place }) => place),
  };
  const nodesFor = (level: LearnerLevel | null, planned: Planned | null) =>
    placeNodes(graph, (node) => evidenceOf(node, evidence), level, planned);
  return { nodesFor, knownWords: shown.union(probable) };
}

/** Where the person stands, and what they do next. */
async function readState(deps: LearningPathDeps, graph: PathGraph, userId: UserId) {
  const [{ nodesFor, knownWords }, { level, reason: aim }, planned] = await Promise.all([
    evidenceFor(deps, graph, userId),
    deps.settings(userId),
    deps.planned(userId),
  ]);
  const nodes = nodesFor(level, planned);
  return { nodes, level, aim, knownWords, planned, next: nextNode(nodes, { level, planned }) };
}

async function readPath(deps: LearningPathDeps, graph: PathGraph, userId: UserId) {
  const { nodes, level, aim, knownWords, planned, next } = await readState(deps, graph, userId);
  return {
    nodes: nodes.map(toView),
    current: next?.id ?? null,
    recommendations: recommend({ nodes, level, aim, knownWords, planned }).map(({ node, reasons }) => ({
      node,
      reasons: [...reasons],
    })),
  };
}

const toView = ({ missing, ...node }: PlacedNode) => ({ ...node, missing: [...missing] });
