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
 * comes before it; what lies below their level locks nothing: they have left it behind by saying so.
 */
export function placeNodes(
  graph: PathGraph,
  evidenceOf: EvidenceOf,
  level: LearnerLevel | null = null,
): PlacedNode[] {
  const known = graph.map((node) => ({ ...node, ...evidenceOf(node) }));
  const isAhead = (node: PathNode & NodeEvidence) => node.completedBy === null && !isBelow(node, level);
  const open = new Map(known.filter(isAhead).map((node) => [node.id, node]));
  return known.map((node) => {
    const missing = node.requires.filter((id) => open.has(id));
    return { ...node, missing, ahead: aheadOf(node, open), state: stateOf(node, missing) };
  });
}

function stateOf({ completedBy, isBegun }: NodeEvidence, missing: readonly string[]): NodeState {
  if (completedBy !== null) return 'completed';
  return isBegun || missing.length === 0 ? 'in_progress' : 'locked';
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

/**
 * Open lessons as they come next: what was begun, then the course from the learner's level on, then what they left out
 * below. The list of lessons goes by the same order (`nextLesson`).
 */
export function lessonsToCome(nodes: readonly PlacedNode[], level: LearnerLevel | null): PlacedNode[] {
  const rank = (node: PlacedNode) => (node.isBegun ? 0 : 1 + Number(isBelow(node, level)));
  return nodes
    .filter(({ state, kind }) => state === 'in_progress' && kind === 'lesson')
    .toSorted((a, b) => rank(a) - rank(b));
}

/** The node that comes next by a plan, where it is open. */
export const plannedNode = (nodes: readonly PlacedNode[], planned: string | null): PlacedNode | undefined =>
  nodes.find(({ id, state }) => id === planned && state === 'in_progress');

/** Where the learner is: what comes next by their plan, else the first lesson to come; without lessons the first open node. */
export const currentNode = (
  nodes: readonly PlacedNode[],
  level: LearnerLevel | null = null,
  planned: string | null = null,
): PlacedNode | undefined =>
  plannedNode(nodes, planned) ??
  lessonsToCome(nodes, level)[0] ??
  nodes.find(({ state }) => state === 'in_progress');
