// Where a learner stands on the path: which nodes are completed, in progress or locked, and why.

import { LEARNER_LEVELS, type LearnerLevel } from '../../learner-settings/domain/index.ts';
import type { PathGraph, PathNode } from './node.ts';

export const NODE_STATES = ['completed', 'in_progress', 'locked'] as const;
export type NodeState = (typeof NODE_STATES)[number];

/** How a node was completed: by doing what it is about, by a test, or by a placement that was accepted. */
export const COMPLETED_BY = ['work', 'test', 'placement'] as const;
export type CompletedBy = (typeof COMPLETED_BY)[number];

/** What is known of a node from the log. */
export type NodeEvidence = {
  readonly completedBy: CompletedBy | null;
  readonly isBegun: boolean;
  /** 0 to 1: how much of it is done. */
  readonly share: number;
};

export type PlacedNode = PathNode &
  NodeEvidence & {
    readonly state: NodeState;
    /** Of those directly before it: what is not completed. */
    readonly missing: readonly string[];
    /** How many nodes have to be completed before it opens. */
    readonly ahead: number;
  };

export type EvidenceOf = (node: PathNode) => NodeEvidence;

/**
 * The states of all nodes for somebody of a level, null where they have not said. What was begun is never locked, whatever
 * comes before it, nor is what their plan has next; what lies below their level locks nothing: they have left it behind by
 * saying so.
 */
export function placeNodes(
  graph: PathGraph,
  evidenceOf: EvidenceOf,
  level: LearnerLevel | null = null,
  planned: Planned | null = null,
): PlacedNode[] {
  const known = graph.map((node) => ({ ...node, ...evidenceOf(node) }));
  const isAhead = (node: PathNode & NodeEvidence) => node.completedBy === null && !isBelow(node, level);
  const open = new Map(known.filter(isAhead).map((node) => [node.id, node]));
  return known.map((node) => {
    const missing = node.requires.filter((id) => isInTheWay(node, open.get(id)));
    const isOpen = node.isBegun || missing.length === 0 || (planned?.nodes.includes(node.id) ?? false);
    return { ...node, missing, ahead: aheadOf(node, open), state: stateOf(node, isOpen) };
  });
}

/** Words need no order: who knows half of a level goes on with the next. */
const HALF = 0.5;

const isInTheWay = ({ kind }: PathNode, before: (PathNode & NodeEvidence) | undefined): boolean =>
  before !== undefined && !(kind === 'band' && before.share >= HALF);

function stateOf({ completedBy }: NodeEvidence, isOpen: boolean): NodeState {
  if (completedBy !== null) return 'completed';
  return isOpen ? 'in_progress' : 'locked';
}

/** All that is not completed and comes before a node, directly or not. */
function aheadOf(node: PathNode, open: ReadonlyMap<string, PathNode>): number {
  const seen = new Set<string>();
  const look = (ids: readonly string[]): void => {
    for (const id of ids) {
      const before = open.get(id);
      if (!before || seen.has(id)) continue;
      seen.add(id);
      look(before.requires);
    }
  };
  look(node.requires);
  return seen.size;
}

const isBelow = (node: Pick<PathNode, 'level'>, level: LearnerLevel | null): boolean =>
  level !== null && LEARNER_LEVELS.indexOf(node.level) < LEARNER_LEVELS.indexOf(level);

/** What comes next by the plan that a learner follows, by the ids of nodes. */
export type Planned = {
  /** Lessons and plays of the session that comes next, the first first. */
  readonly nodes: readonly string[];
  /** Lessons of which some is done in the plan and some comes later: it goes on with them by itself. */
  readonly underWay: readonly string[];
};

/**
 * Open lessons as they come next: what was begun, then the course from the learner's level on, then what they left out
 * below.
 */
export function lessonsToCome(nodes: readonly PlacedNode[], level: LearnerLevel | null): PlacedNode[] {
  const rank = (node: PlacedNode) => (node.isBegun ? 0 : 1 + Number(isBelow(node, level)));
  return nodes
    .filter(({ state, kind }) => state === 'in_progress' && kind === 'lesson')
    .toSorted((a, b) => rank(a) - rank(b));
}

/** Of lessons that lie half done, by the ids of nodes, the first with which the plan does not go on by itself. */
export const lessonBeside = (begun: readonly string[], { nodes, underWay }: Planned): string | undefined =>
  begun.find((id) => !nodes.includes(id) && !underWay.includes(id));

type NextParams = { readonly level: LearnerLevel | null; readonly planned: Planned | null };

/**
 * What the learner does next, for every page that says so: a lesson that lies half done beside their plan, else what the
 * plan has next, else the first lesson to come; without lessons the first open node.
 */
export function nextNode(
  nodes: readonly PlacedNode[],
  { level, planned }: NextParams,
): PlacedNode | undefined {
  if (!planned) return lessonsToCome(nodes, level)[0] ?? nodes.find(({ state }) => state === 'in_progress');
  const begun = lessonsToCome(nodes, null).flatMap(({ id, isBegun }) => (isBegun ? [id] : []));
  const next = lessonBeside(begun, planned) ?? planned.nodes[0];
  return nodes.find(({ id }) => id === next) ?? nextNode(nodes, { level, planned: null });
}

/** For the list of lessons: the next of them, also where a play comes before it. */
export function nextLesson(nodes: readonly PlacedNode[], params: NextParams): PlacedNode | undefined {
  const next = nextNode(nodes, params);
  if (next?.kind === 'lesson') return next;
  const lessons = lessonsToCome(nodes, params.level);
  return lessons.find(({ id }) => params.planned?.nodes.includes(id)) ?? lessons[0];
}
