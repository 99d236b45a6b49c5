// Folds the older part of a long talk into a summary, in the background, so that the next turn fits the window.

import * as z from 'zod';
import { userIdSchema } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import type { Jobs } from '../../../../kit/server/jobs/jobs.ts';
import { AiRefusal, type AiServices } from '../../../ai-services/server/api.ts';
import { talkIdSchema } from '../../domain/ids.ts';
import { type ContextMessage, LEAST_BUDGET, messagesToSummarise } from '../../domain/turn/context.ts';
import { subjectOf } from '../talks/read-talks.ts';
import type { TeachingContent } from '../talks/subjects/content.ts';
import { findTalk, lockTalk, type OwnedTalk, storeSummary } from '../talks/talks-repo.ts';
import { listAfter, type SummaryMessage } from '../talks/transcript.ts';
import { plainInstructions, talkBudget } from './build-prompt.ts';
import { SUMMARY_INSTRUCTIONS } from './instructions.ts';

const JOB = 'tutor-chat.summarise';
const SUMMARY_TOKENS = 500;
const READ_MAX = 200;
const SUMMARY_CHARACTERS_MAX = 2500;

type SummaryOptions = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly content: Pick<TeachingContent, 'subjects' | 'talkOf' | 'biographyOf'>;
  readonly ai: AiServices;
};

/** Defines the job and returns what asks for it after an answer; asking is cheap and does nothing for short talks. */
export function createSummaries({ db, jobs, content, ai }: SummaryOptions) {
  /** Nothing while no model answers: the embedded teacher reads talks as they are. */
  const overflowing = async (talk: OwnedTalk): Promise<readonly SummaryMessage[]> => {
    const [first] = await ai.chainFor('chat');
    const subject = first && (await subjectOf(content, talk));
    if (!subject) return [];
    const since = await listAfter(db, talk, talk.summarisedSeq, READ_MAX);
    const budget = talkBudget(plainInstructions(content, talk, subject), first.config);
    return since.slice(0, messagesToSummarise(since, budget).length);
  };
  jobs.define({
    name: JOB,
    data: z.object({ userId: userIdSchema, talkId: talkIdSchema }),
    retries: 3,
    atOnce: 4,
    handle: async ({ userId, talkId }) => {
      const talk = await findTalk(db, userId, talkId);
      const older = talk ? await overflowing(talk) : [];
      const last = older.at(-1);
      if (!talk || !last) return;
      const summary = await summarise(ai, talk, older);
      if (summary === undefined) return;
      await storeIfStillTrue(db, talk, older, { summary, summarisedSeq: last.seq });
    },
  });
  return {
    /** `since`: what stands after the talk's summary, as the turn has read it. */
    askFor: async (talk: OwnedTalk, since: readonly ContextMessage[]): Promise<void> => {
      if (messagesToSummarise(since, LEAST_BUDGET).length === 0) return;
      if ((await overflowing(talk)).length === 0) return;
      await jobs.send(JOB, { userId: talk.userId, talkId: talk.id }, { onceKey: talk.id });
    },
  };
}

/** Stores a summary unless, while the model wrote it, another moved on or what it tells of was edited or forgotten. */
async function storeIfStillTrue(
  db: Database,
  { id, userId, summarisedSeq }: OwnedTalk,
  told: readonly SummaryMessage[],
  next: { readonly summary: string; readonly summarisedSeq: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = await lockTalk(tx, userId, id);
    if (now?.summarisedSeq !== summarisedSeq) return;
    const still = await listAfter(tx, now, summarisedSeq, told.length);
    const isSame =
      still.length === told.length &&
      still.every(({ id, text }, index) => id === told[index]?.id && text === told[index]?.text);
    if (isSame) await storeSummary(tx, now, next);
  });
}

/** Undefined when nobody may be asked today: an answer after the limit has a summary made again. */
async function summarise(
  ai: AiServices,
  talk: OwnedTalk,
  older: readonly SummaryMessage[],
): Promise<string | undefined> {
  const lines = older.map(({ author, text }) => `${author === 'tutor' ? 'Tutor' : 'Learner'}: ${text}`);
  const content = `Earlier notes:\n${talk.summary || '(none)'}\n\nMessages:\n${lines.join('\n')}`;
  const messages = [
    { role: 'system', content: SUMMARY_INSTRUCTIONS },
    { role: 'user', content },
  ] as const;
  try {
    const { text } = await ai.complete(
      'chat',
      talk.userId,
      { messages, maxTokens: SUMMARY_TOKENS },
      { signal: AbortSignal.timeout(120_000) },
    );
    return text.slice(0, SUMMARY_CHARACTERS_MAX);
  } catch (error) {
    if (error instanceof AiRefusal) return undefined;
    throw error;
  }
}
