// The public face of the rules of the learning path.

export { buildGraph } from './build-graph.ts';
export { type Evidence, evidenceOf } from './evidence.ts';
export { NODE_KINDS, nodeId, type PathGraph, type PathNode } from './node.ts';
export {
  COMPLETED_BY,
  lessonBeside,
  NODE_STATES,
  nextLesson,
  nextNode,
  type PlacedNode,
  type Planned,
  placeNodes,
} from './path.ts';
export { REASON_KINDS, recommend } from './recommend.ts';
export { isPassed, rightNeeded, type TestCount, wordsInTest } from './test-out.ts';
