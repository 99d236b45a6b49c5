// The public face of the AI services: models in order of fallback, limits, and the record of calls.

import * as z from 'zod';
import type { UserId } from '../../../kit/core/user-id.ts';
import {
  type ChatCompletion,
  type ChatDelta,
  type ChatEnd,
  type ProviderConfig,
} from '../../../kit/server/ai/index.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import type { FirstWords } from '../../../kit/server/first-words.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import type { Log } from '../../../kit/server/log.ts';
import { createSealer } from '../../../kit/server/seal.ts';
import { type AiUse, limitReached } from '../domain/index.ts';
import { aiServicesHandlers } from './handlers.ts';
import { AiRefusal } from './models/ai-refusal.ts';
import { type Ask, type AskingOptions, askInOrder } from './models/ask-models.ts';
import { type Candidate, candidatesFor, KEY_PURPOSE } from './models/candidates.ts';
import { readUse } from './models/chain-repo.ts';
import { forgetOldCalls } from './models/spending-repo.ts';
import { type TriedCall, tryInOrder } from './models/try-model.ts';
import { type NewReport, storeReport } from './reports/reports-repo.ts';

type AiServicesOptions = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly secret: string;
  readonly log: Log;
  readonly firstWords: Pick<FirstWords, 'gone'>;
  /** The provider of the environment, used for texts while no use has models listed. */
  readonly fromEnv: () => ProviderConfig | undefined;
  /** The versions of the prompt that a use knows, the newest first. */
  readonly promptVersions: Partial<Readonly<Record<AiUse, readonly string[]>>>;
  /** How long a model may think before the next is asked; for tests. */
  readonly patienceMs?: number;
};

export type AiServices = {
  /** Who would be asked, in order of fallback; empty: the embedded teacher answers. Read anew at each call. */
  readonly chainFor: (use: AiUse) => Promise<readonly Candidate[]>;
  /**
   * As `streamChat`, but goes on to the next model when one fails before its first token, and meters every call.
   * Throws AiRefusal (no model, a limit reached) before anybody is asked, and ProviderError. `userId` is whose limit
   * counts; null for what belongs to nobody.
   */
  readonly stream: (
    use: AiUse,
    userId: UserId | null,
    ask: Ask,
    options: { readonly signal: AbortSignal },
  ) => AsyncGenerator<ChatDelta, ChatEnd, undefined>;
  /** The same with the text in one piece; a text that broke off is an error. */
  readonly complete: (
    use: AiUse,
    userId: UserId | null,
    ask: Ask,
    options: { readonly signal: AbortSignal },
  ) => Promise<ChatCompletion>;
  /**
   * `stream` for an admin's try: it counts as a call of the day, but no limit stops it, and each call is told when it is
   * over.
   */
  readonly trying: (onCall: (call: TriedCall) => void) => Pick<AiServices, 'stream'>;
  /** The version of the prompt that an admin chose, else the newest; undefined for a use without versions. */
  readonly promptVersion: (use: AiUse) => Promise<string | undefined>;
  /** Stores a learner's report of an answer; again for the same answer replaces the words and opens it again. */
  readonly report: (executor: Executor, report: NewReport) => Promise<void>;
};

const PATIENCE_MS = 20_000;

/** Puts the AI services together: handlers for their contract, what other features ask, and their job (defined, not started). */
export function createAiServices(options: AiServicesOptions) {
  const { db, jobs, log, secret, firstWords, fromEnv, promptVersions, patienceMs = PATIENCE_MS } = options;
  const source = { sealer: createSealer(secret, KEY_PURPOSE), log, fromEnv };

  function versionOf(use: AiUse, chosen: string | null): string | undefined {
    const known = promptVersions[use] ?? [];
    return known.find((version) => version === chosen) ?? known[0];
  }

  async function candidatesOf(use: AiUse, userId: UserId | null) {
    const settings = await readUse(db, use, userId);
    const candidates = candidatesFor(source, use, settings);
    if (candidates.length === 0) throw new AiRefusal('no_model');
    return { settings, candidates, promptVersion: versionOf(use, settings.promptVersion) };
  }

  async function* askLimited(
    asking: Pick<AskingOptions, 'mayRecord'>,
    ...[use, userId, ask, { signal }]: Parameters<AiServices['stream']>
  ) {
    const { settings, candidates, promptVersion } = await candidatesOf(use, userId);
    const reached = limitReached(settings.limits, settings.spent);
    if (reached) throw new AiRefusal(reached);
    return yield* askInOrder({ db, log, patienceMs, ...asking }, candidates, {
      use,
      userId,
      ask,
      promptVersion,
      signal,
    });
  }

  const trying: AiServices['trying'] = (onCall) => ({
    stream: async function* (use, userId, ask, { signal }) {
      const { candidates, promptVersion } = await candidatesOf(use, userId);
      return yield* tryInOrder({ db, log, patienceMs }, candidates, {
        userId,
        ask,
        promptVersion,
        signal,
        onCall,
      });
    },
  });

  const ai: AiServices = {
    chainFor: async (use) => candidatesFor(source, use, await readUse(db, use)),
    // Whoever is answered piece by piece has the words before the call is written down.
    stream: (...question) => askLimited({ mayRecord: () => firstWords.gone() }, ...question),
    trying,
    complete: async (...question) => collect(askLimited({}, ...question)),
    promptVersion: async (use) => versionOf(use, (await readUse(db, use)).promptVersion),
    report: storeReport,
  };
  jobs.define({
    name: 'ai-services.clean',
    data: z.object({}),
    retries: 1,
    every: '29 18 * * *',
    handle: () => forgetOldCalls(db),
  });
  return { ai, handlers: aiServicesHandlers({ db, source, promptVersions, patienceMs }) };
}

async function collect(answer: AsyncGenerator<ChatDelta, ChatEnd, undefined>): Promise<ChatCompletion> {
  let text = '';
  for (;;) {
    const step = await answer.next();
    if (step.done) return { ...step.value, text };
    text += step.value.text;
  }
}

export { AiRefusal } from './models/ai-refusal.ts';
export type { Ask } from './models/ask-models.ts';
export type { TriedCall } from './models/try-model.ts';
export { aiServicesDayFigures, aiServicesOverview } from './reports/overview.ts';
export { aiServicesPersonPart } from './reports/person-part.ts';
