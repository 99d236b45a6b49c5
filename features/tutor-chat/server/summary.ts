// Folds the older part of a long talk into a summary, in the background, so that the next turn fits the window.

import * as z from 'zod';
import { completeChat, type ProviderConfig } from '../../../kit/server/ai/index.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import { messagesToSummarise } from '../domain/context.ts';
import { listAfter, type Message } from './messages-repo.ts';
import { talkBudget } from './model-speaker.ts';
import { SUMMARY_INSTRUCTIONS, tutorInstructions } from './prompt.ts';
import { findTalk, lockTalk, storeSummary, type Talk } from './talks-repo.ts';
import type { Tutors } from './tutors.ts';

const JOB = 'tutor-chat.summarise';
const SUMMARY_TOKENS = 500;
const READ_MAX = 200;
const SUMMARY_CHARACTERS_MAX = 2500;

type SummaryOptions = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly tutors: Tutors;
  readonly provider: () => ProviderConfig | undefined;
};

/** Defines the job and returns what asks for it after an answer; asking is cheap and does nothing for short talks. */
export function createSummaries({ db, jobs, tutors, provider }: SummaryOptions) {
  const overflowing = async (talk: Talk, config: ProviderConfig): Promise<readonly Message[]> => {
    const since = await listAfter(db, talk.id, talk.summarisedSeq, READ_MAX);
    const budget = talkBudget(talk, tutorInstructions(tutors.get(talk.tutorId), talk.language), config);
    return since.slice(0, messagesToSummarise(since, budget).length);
  };
  jobs.define({
    name: JOB,
    data: z.object({ userId: z.uuid(), talkId: z.uuid() }),
    retries: 3,
    atOnce: 4,
    handle: async ({ userId, talkId }) => {
      const config = provider();
      const talk = await findTalk(db, userId, talkId);
      if (!config || !talk) return;
      const older = await overflowing(talk, config);
      const last = older.at(-1);
      if (!last) return;
      const summary = await summarise(config, talk.summary, older);
      await storeIfStillTrue(db, talk, older, { summary, summarisedSeq: last.seq });
    },
  });
  return {
    askFor: async (talk: Talk): Promise<void> => {
      const config = provider();
      if (!config || (await overflowing(talk, config)).length === 0) return;
      await jobs.send(JOB, { userId: talk.userId, talkId: talk.id }, { onceKey: talk.id });
    },
  };
}

/** Stores a summary unless, while the model wrote it, another moved on or an edit took away what it tells of. */
async function storeIfStillTrue(
  db: Database,
  { id, userId, summarisedSeq }: Talk,
  told: readonly Message[],
  next: { readonly summary: string; readonly summarisedSeq: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = await lockTalk(tx, userId, id);
    if (now?.summarisedSeq !== summarisedSeq) return;
    const still = await listAfter(tx, id, summarisedSeq, told.length);
    const isSame =
      still.length === told.length && still.every((message, index) => message.id === told[index]?.id);
    if (isSame) await storeSummary(tx, id, next);
  });
}

async function summarise(
  config: ProviderConfig,
  earlier: string,
  older: readonly Message[],
): Promise<string> {
  const lines = older.map(({ author, text }) => `${author === 'tutor' ? 'Tutor' : 'Learner'}: ${text}`);
  const content = `Earlier notes:\n${earlier || '(none)'}\n\nMessages:\n${lines.join('\n')}`;
  const { text } = await completeChat(
    config,
    {
      messages: [
        { role: 'system', content: SUMMARY_INSTRUCTIONS },
        { role: 'user', content },
      ],
      maxTokens: SUMMARY_TOKENS,
    },
    { signal: AbortSignal.timeout(120_000) },
  );
  return text.slice(0, SUMMARY_CHARACTERS_MAX);
}
