// The public face of the applications' server side.

export { answerDecision, viewApplication, viewListed } from './answers.ts';
export { applicationsIn } from './applications-in.ts';
export { type Deciding, decideApplication, recordDecision } from './decide.ts';
