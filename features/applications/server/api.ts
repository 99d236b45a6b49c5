// The public face of the applications' server side.

export { type Decided, type Deciding, decideApplication, recordDecision } from './decide.ts';
