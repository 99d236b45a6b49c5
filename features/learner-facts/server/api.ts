// The public face of what is kept about learners.

import type { Database } from '../../../kit/server/db/database.ts';
import { learnerFactsHandlers } from './handlers.ts';

export function createLearnerFacts({ db }: { readonly db: Database }) {
  return { handlers: learnerFactsHandlers(db) };
}

export { deleteTold, usableFactsOf } from './facts-repo.ts';
export { storeFacts } from './store-facts.ts';
