// The dependencies of the AI services' handlers.

import type { Database } from '../../../kit/server/db/database.ts';
import type { AiUse } from '../domain/index.ts';
import type { CandidateSource } from './models/candidates.ts';

export type AiServicesDeps = {
  readonly db: Database;
  readonly source: CandidateSource;
  /** The versions of the prompt that a use knows, the newest first. */
  readonly promptVersions: Partial<Readonly<Record<AiUse, readonly string[]>>>;
  readonly patienceMs: number;
};
