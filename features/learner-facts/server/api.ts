// The public face of what is kept about learners.

import { type LearnerFactsDeps, learnerFactsHandlers } from './handlers.ts';

export function createLearnerFacts(deps: LearnerFactsDeps) {
  return { handlers: learnerFactsHandlers(deps) };
}

export { deleteTold, deleteToldIn, forgetFacts, leaveTalk, usableFactsOf } from './facts-repo.ts';
export { type Forgotten, storeFacts } from './store-facts.ts';
