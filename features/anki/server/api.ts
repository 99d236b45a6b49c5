// The public face of the server side of decks: the calls, and the job that brings them.

import { implement, ORPCError } from '@orpc/server';
import * as z from 'zod';
import type { Locale } from '../../../kit/core/locale.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import type { Files } from '../../../kit/server/files/files.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import type { ListNames } from '../../study/server/api.ts';
import { localDay } from '../../study-time/server/api.ts';
import { ankiContract } from '../contract.ts';
import { EMPTY_REPORT, type TakenKinds } from '../domain/index.ts';
import { gatherWords } from './export/gather-words.ts';
import { takePackage } from './export/take-package.ts';
import { tableOf } from './export/take-table.ts';
import { beginImport, IMPORT_JOB } from './import/begin-import.ts';
import { type AnkiImport, latestImports } from './import/imports-repo.ts';
import { runImport } from './import/run-import.ts';

type AnkiOptions = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly files: Files;
  /** Which list each of a learner's words comes from. */
  readonly nameLists: (userId: UserId, language: Locale) => Promise<ListNames>;
};

/** Handlers for the contract, and the job (defined, not started). */
export function createAnki({ db, jobs, files, nameLists }: AnkiOptions) {
  const os = implement(ankiContract).$context<RequestContext>();
  jobs.define({
    name: IMPORT_JOB,
    data: z.object({ importId: z.uuid() }),
    // One more than it tries: the last only says that it has failed.
    retries: 3,
    limitSeconds: 1800,
    // A killed process is found out within two minutes, and another goes through the deck from its beginning.
    lostAfterSeconds: 60,
    handle: ({ importId }) => runImport({ db, files }, importId),
  });
  const gather = async (userId: UserId, language: Locale, kinds: TakenKinds = 'begun') =>
    gatherWords({ db, userId, language, kinds, lists: await nameLists(userId, language) });
  const handlers = os.router({
    bring: os.bring.handler(async ({ input, context, errors }) => {
      const begun = await beginImport({ db, files, jobs }, requireMember(context).id, input);
      if (begun.ok) return toView(begun.value);
      const { error } = begun;
      if (error.code === 'running') throw errors.IMPORT_RUNNING();
      if (error.code === 'not_found') throw new ORPCError('NOT_FOUND');
      if (error.code === 'incomplete') throw errors.UPLOAD_INCOMPLETE({ data: error.data });
      throw errors.FILE_REFUSED({ data: { problem: error.code } });
    }),
    listImports: os.listImports.handler(async ({ context }) =>
      (await latestImports(db, requireMember(context).id)).map(toView),
    ),
    takeTable: os.takeTable.handler(async ({ input, context }) => {
      const userId = requireMember(context).id;
      const words = await gather(userId, input.language);
      const now = new Date();
      const { zone } = await localDay(db, userId, now);
      return { text: tableOf(words, { zone, now: now.getTime() }), words: words.length };
    }),
    takePackage: os.takePackage.handler(async ({ input, context, errors }) => {
      const now = new Date();
      const userId = requireMember(context).id;
      const words = await gather(userId, input.language, input.kinds);
      if (words.length === 0) throw errors.NO_WORDS();
      const file = await takePackage({ db, files }, { userId, words, now });
      return { address: files.addresses.addressOf(file.id, now), words: words.length, bytes: file.size };
    }),
  });
  return { handlers };
}

const toView = ({ id, name, status, report, problem, createdAt }: AnkiImport) => ({
  id,
  name,
  status,
  report: {
    // One that was written before all of this was counted has some.
    ...EMPTY_REPORT,
    ...report,
    samples: [...report.samples],
    losses: report.losses.map((loss) => ({ ...loss, words: [...loss.words] })),
    practised: [...(report.practised ?? [])],
  },
  problem,
  createdAt: createdAt.toISOString(),
});
