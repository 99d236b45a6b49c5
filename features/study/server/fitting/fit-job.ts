// Fits the parameters of memory to a person once they have reviewed enough, and again when there is much more.

import { count, desc, eq, max, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type UserId, userIdSchema } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import type { Jobs } from '../../../../kit/server/jobs/jobs.ts';
import { eventsOfWords } from '../../../learning-events/server/api.ts';
import { DEFAULT_PARAMETERS, memoryModel } from '../../domain/memory/memory.ts';
import { surpriseOf, type TrainedCard, trainedCards } from '../../domain/memory/training.ts';
import { DEFAULT_SETTINGS } from '../../domain/settings.ts';
import { markAll } from '../cards/mark-words.ts';
import { studyFits, studyRecalls } from '../tables.ts';
import { type RunFit, runFit } from './run-fit.ts';

const JOB = 'study.fit';
/** Of cards that were known before, on a later day. */
export const FITTED_FROM = 1000;
/** Fitted again after so many times as many. */
const AGAIN_AFTER = 1.3;
/** More words than are learnt in years; the latest tell most. */
const WORDS_READ = 4000;
/** Every so-manieth card is held back, to see whether what was fitted foretells it better. */
const HELD_BACK = 5;

export function defineFitJob(jobs: Jobs, db: Database): void {
  jobs.define({
    name: JOB,
    data: z.object({ userId: userIdSchema }),
    retries: 0,
    limitSeconds: 120,
    handle: async ({ userId }) => void (await fitMemory(db, userId, runFit)),
  });
}

/** Sends a person to be fitted where it is time. */
export async function fitWhenDue(deps: { readonly db: Database; readonly jobs: Jobs }, userId: UserId) {
  if (await isDue(deps.db, userId)) await deps.jobs.send(JOB, { userId }, { onceKey: userId });
}

async function isDue(db: Database, userId: UserId): Promise<boolean> {
  const [[recalls], [fit]] = await Promise.all([
    db.select({ count: count() }).from(studyRecalls).where(eq(studyRecalls.userId, userId)),
    db.select({ reviews: studyFits.reviews }).from(studyFits).where(eq(studyFits.userId, userId)),
  ]);
  return (recalls?.count ?? 0) >= (fit ? fit.reviews * AGAIN_AFTER : FITTED_FROM);
}

/** True when new parameters are kept: only if they foretell cards better that they have not seen. */
export async function fitMemory(db: Database, userId: UserId, run: RunFit): Promise<boolean> {
  if (!(await isDue(db, userId))) return false;
  const words = await latestWords(db, userId);
  const events = Map.groupBy(await eventsOfWords(db, userId, words), ({ word }) => word);
  const cards = [...events.values()].flatMap(trainedCards);
  const weights = await run(cards.filter((_, place) => place % HELD_BACK !== 0));
  if (!weights) return false;
  const isBetter = foretellsBetter(
    weights,
    cards.filter((_, place) => place % HELD_BACK === 0),
  );
  await keep(db, userId, isBetter ? weights : undefined);
  return isBetter;
}

/** Those that were asked last first. */
async function latestWords(db: Database, userId: UserId): Promise<string[]> {
  const { word, at } = studyRecalls;
  const rows = await db
    .select({ word })
    .from(studyRecalls)
    .where(eq(studyRecalls.userId, userId))
    .groupBy(word)
    .orderBy(desc(max(at)))
    .limit(WORDS_READ);
  return rows.map((row) => row.word);
}

function foretellsBetter(weights: readonly number[], cards: readonly TrainedCard[]): boolean {
  const surprise = (by: readonly number[]) =>
    surpriseOf(cards, memoryModel({ ...DEFAULT_PARAMETERS, weights: by }, DEFAULT_SETTINGS.retention));
  return surprise(weights) < surprise(DEFAULT_PARAMETERS.weights);
}

/** All cards are computed anew by them. Where nothing better was found, that it was tried is kept. */
async function keep(db: Database, userId: UserId, weights: readonly number[] | undefined): Promise<void> {
  await db.transaction(async (tx) => {
    const reviews = sql<number>`(select count(*) from ${studyRecalls} where ${studyRecalls.userId} = ${userId})`;
    const fitted = [...(weights ?? DEFAULT_PARAMETERS.weights)];
    await tx
      .insert(studyFits)
      .values({ userId, version: 1, weights: fitted, reviews })
      .onConflictDoUpdate({
        target: studyFits.userId,
        set: {
          reviews,
          fittedAt: sql`now()`,
          ...(weights ? { weights: fitted, version: sql`${studyFits.version} + 1` } : {}),
        },
      });
    if (weights) await markAll(tx, userId);
  });
}
