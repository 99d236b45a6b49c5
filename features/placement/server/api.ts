// The public face of placement's server side.

import { implement, ORPCError } from '@orpc/server';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import type { LearnerLevel } from '../../learner-settings/domain/index.ts';
import { placementContract } from '../contract.ts';
import {
  type Answer,
  BANDS,
  type Band,
  type ExamMix,
  INVENTED,
  isOver,
  levelOf,
  type PlacedLevel,
  placedLevelOf,
  probableWords,
  resultOf,
} from '../domain/index.ts';
import {
  addPlacement,
  decidePlacement,
  findPlacement,
  latestPlacement,
  type Placement,
  placementInForce,
} from './placements-repo.ts';

export { placementInForce } from './placements-repo.ts';

export type PlacementDeps = {
  readonly db: Database;
  /** The words of a band by their characters, the easiest first. */
  readonly wordsOfBand: (band: number) => readonly string[];
  /** What a level of the HSK exam, 1 to 6, adds to those before it. */
  readonly wordsOfExam: (level: number) => readonly string[];
  readonly setLevel: (tx: Executor, userId: UserId, level: LearnerLevel) => Promise<unknown>;
};

export function createPlacement(deps: PlacementDeps) {
  const { db, setLevel } = deps;
  const words = readWords(deps);
  const os = implement(placementContract).$context<RequestContext>();
  const view = (placement: Placement | undefined) => {
    if (!placement) throw new ORPCError('NOT_FOUND');
    return toView(placement, { ...deps, ...words() });
  };
  const handlers = os.router({
    read: os.read.handler(async ({ context }) => {
      const userId = requireMember(context).id;
      const [latest, held] = await Promise.all([latestPlacement(db, userId), placementInForce(db, userId)]);
      return {
        latest: latest ? view(latest) : null,
        inForce: held
          ? { takenAt: held.createdAt.toISOString(), placedLevel: placedLevelOf(held.answers, words().mix) }
          : null,
      };
    }),
    finish: os.finish.handler(async ({ input: { id, answers: told }, context, errors }) => {
      const userId = requireMember(context).id;
      const { bandOf, sizes } = words();
      const answers = told.map((answer) => ({ ...answer, band: bandOf(answer.word) }));
      if (!areAsked(answers)) throw errors.UNKNOWN_WORD();
      if (!isOver(answers)) throw errors.NOT_OVER();
      await addPlacement(db, { id, userId, answers, band: resultOf(answers, sizes).band });
      return view(await findPlacement(db, userId, id));
    }),
    decide: os.decide.handler(async ({ input, context }) => {
      const userId = requireMember(context).id;
      const decided = await db.transaction(async (tx) => {
        const placement = await decidePlacement(tx, userId, input);
        if (placement && input.isAccepted)
          await setLevel(tx, userId, levelOf(resultOf(placement.answers, words().sizes)));
        return placement;
      });
      return view(decided);
    }),
  });
  /** Of a placement that was taken over; undefined without one. */
  const placedLevel = async (userId: UserId): Promise<PlacedLevel | undefined> => {
    const placement = await placementInForce(db, userId);
    return placement && placedLevelOf(placement.answers, words().mix);
  };
  return { handlers, placedLevel };
}

type Words = {
  /** Null for invented words, undefined for what is never asked. */
  readonly bandOf: (word: string) => Band | null | undefined;
  readonly sizes: Readonly<Record<Band, number>>;
  readonly mix: ExamMix;
};

/** Read when they are first asked for. */
type Lists = Pick<PlacementDeps, 'wordsOfBand' | 'wordsOfExam'>;

function readWords(lists: Lists): () => Words {
  let read: Words | undefined;
  return () => {
    read ??= wordsFrom(lists);
    return read;
  };
}

const NONE = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0 };
const EXAM_LEVELS = [1, 2, 3, 4, 5, 6] as const;

function wordsFrom({ wordsOfBand, wordsOfExam }: Lists): Words {
  const bands = new Map<string, Band>();
  const sizes = { ...NONE };
  for (const band of BANDS) {
    const words = wordsOfBand(band);
    sizes[band] = words.length;
    for (const word of words) bands.set(word, band);
  }
  const mix = EXAM_LEVELS.map((level) => {
    const counts = { ...NONE };
    // What the bands do not list is as hard as the level says.
    for (const word of wordsOfExam(level)) counts[bands.get(word) ?? level] += 1;
    return counts;
  });
  return { bandOf: (word) => bands.get(word) ?? (INVENTED.has(word) ? null : undefined), sizes, mix };
}

type Answered = Omit<Answer, 'band'> & { readonly band: Band | null | undefined };

const areAsked = (answers: readonly Answered[]): answers is readonly Answer[] =>
  answers.every(({ band }) => band !== undefined);

type Listed = Pick<Words, 'sizes' | 'mix'> & Lists;

function toView(
  { id, createdAt, acceptedAt, answers, band }: Placement,
  { sizes, mix, wordsOfBand, wordsOfExam }: Listed,
) {
  const found = resultOf(answers, sizes);
  const { missed, ...result } = found;
  return {
    ...result,
    covered: probableWords(answers, wordsOfBand, EXAM_LEVELS.flatMap(wordsOfExam)).length,
    id,
    takenAt: createdAt.toISOString(),
    acceptedAt: acceptedAt?.toISOString() ?? null,
    band,
    level: levelOf(found),
    placedLevel: placedLevelOf(answers, mix),
    missed: [...missed],
  };
}
