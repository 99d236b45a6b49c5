// The public face of the learning path's pages: what it recommends first.

export { NextNode } from './components/next-node.tsx';
export { PathNext } from './components/path-next-part.ts';
export { pathQuery } from './queries.ts';
