// The public face of what is kept about learners.

import { type LearnerFactsDeps, learnerFactsHandlers } from './handlers.ts';

export function createLearnerFacts(deps: LearnerFactsDeps) {
  return { handlers: learnerFactsHandlers(deps) };
}

export { deleteTold, forgetFacts, usableFactsOf } from './facts-repo.ts';
export { storeFacts } from './store-facts.ts';
