// The public face of what is kept about learners.

import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { usableFacts } from './facts-repo.ts';
import { learnerFactsHandlers } from './handlers.ts';

export function createLearnerFacts({ db }: { readonly db: Database }) {
  return {
    handlers: learnerFactsHandlers(db),
    /** What a tutor may use now, the latest first; empty while the person has switched that off. */
    factsOf: (userId: UserId) => usableFacts(db, userId),
  };
}

export { deleteTold } from './facts-repo.ts';
export { storeFacts } from './store-facts.ts';
