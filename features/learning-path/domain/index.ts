// The public face of the rules of the learning path.

export { buildGraph } from './build-graph.ts';
export { type Evidence, evidenceOf } from './evidence.ts';
export { NODE_KINDS, nodeId, type PathGraph } from './node.ts';
export { COMPLETED_BY, currentNode, NODE_STATES, type PlacedNode, placeNodes } from './path.ts';
export { REASON_KINDS, recommend } from './recommend.ts';
export { rightNeeded, type TestCount, wordsInTest } from './test-out.ts';
