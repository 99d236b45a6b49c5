// The calls of the ledger's contract.

import { implement, ORPCError } from '@orpc/server';
import { readPage } from '../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { bookDay, type Days } from '../../../kit/server/parts/overview-part.ts';
import { namesOf } from '../../account/server/api.ts';
import { ledgerContract } from '../contract.ts';
import { OPEN_SUMS } from '../domain/index.ts';
import { findNamedAccount, listAccounts } from './accounts-repo.ts';
import { findLatestCheck } from './checking/runs/checks-repo.ts';
import type { CheckingOptions } from './checking/runs/jobs.ts';
import { runCheck } from './checking/runs/run-check.ts';
import { listDayEntries, type MoneySums, readDaySums } from './days/day-sums.ts';
import { findJournal, listStatement, listTouched } from './journals-repo.ts';
import { idsNamed, type SubjectNamer, withOwners, withSubjects } from './subjects.ts';
import { toAccountView, toCheckView, toJournalView } from './views.ts';

const PAGE = 50;
/** Who asks for a check waits for it; what is left is the next one's. */
const BY_HAND_MS = 20_000;
/** More accounts than any journal of ours touches; a larger one is shown as far as this. */
const TOUCHED_MAX = 200;

type HandlerOptions = Pick<CheckingOptions, 'db' | 'invariants'> & {
  readonly sums: MoneySums;
  readonly subjects: readonly SubjectNamer[];
};

const DAY_MS = 86_400_000;
/** Of days that are asked for at once. */
const DAYS_MOST = 366;

/** What is longer ends where it is still read quickly. */
function bounded({ from, until }: Days): Days {
  const last = new Date(Date.parse(from) + (DAYS_MOST - 1) * DAY_MS).toISOString().slice(0, 10);
  return { from, until: until < last ? until : last };
}

export function ledgerHandlers({ db, invariants, sums, subjects }: HandlerOptions) {
  const os = implement(ledgerContract).$context<RequestContext>();
  return os.router({
    listAccounts: os.listAccounts.handler(async ({ input: { search = '', kind, cursor } }) => {
      const { rows, nextCursor } = await readPage({
        cursor,
        read: async (page) =>
          listAccounts(db, { search, named: await idsNamed(db, subjects, search), kind, ...page }),
      });
      return { accounts: (await withOwners(db, subjects, rows)).map(toAccountView), nextCursor };
    }),
    readStatement: os.readStatement.handler(async ({ input }) => {
      const statement = await readStatement({ db, subjects }, input);
      if (!statement) throw new ORPCError('NOT_FOUND');
      return statement;
    }),
    readJournal: os.readJournal.handler(async ({ input: { id } }) => {
      const stored = await findJournal(db, id);
      const [journal] = await withSubjects(db, subjects, stored ? [stored] : []);
      if (!journal) throw new ORPCError('NOT_FOUND');
      const touched = await listTouched(db, id, TOUCHED_MAX);
      const accounts = await withOwners(
        db,
        subjects,
        touched.map(({ account }) => account),
      );
      const lines = accounts.map((account, place) => ({
        amount: touched[place]?.amount ?? 0,
        account: toAccountView(account),
      }));
      const { actorId } = journal;
      const names = await namesOf(db, actorId === null ? [] : [actorId]);
      const actorName = names.get(actorId ?? '') ?? null;
      return { journal: { ...toJournalView(journal), actorName }, lines };
    }),
    readDays: os.readDays.handler(async ({ input }) => {
      const [booked, open] = await Promise.all([
        readDaySums(db, sums.days, bounded(input)),
        Promise.all(
          OPEN_SUMS.map(async (name) => ({
            name,
            to: sums.open[name].to,
            ...(await sums.open[name].read(db)),
          })),
        ),
      ]);
      return { today: bookDay(new Date()), days: booked, open };
    }),
    listDayEntries: os.listDayEntries.handler(async ({ input: { sum, cursor, ...input } }) => {
      const { rows, nextCursor } = await readPage({
        cursor,
        read: (page) => listDayEntries(db, sums.days[sum], { ...bounded(input), ...page }),
      });
      const entries = await withSubjects(db, subjects, rows);
      return {
        entries: entries.map(({ createdAt, ...entry }) => ({ ...entry, createdAt: createdAt.toISOString() })),
        nextCursor,
      };
    }),
    latestCheck: os.latestCheck.handler(async () => {
      const [check, whole] = await Promise.all([findLatestCheck(db, 'new'), findLatestCheck(db, 'whole')]);
      return { check: check ? toCheckView(check) : null, whole: whole ? toCheckView(whole) : null };
    }),
    runCheck: os.runCheck.handler(async ({ context, errors }) => {
      const actorId = requireMember(context).id;
      const checked = await runCheck(db, { scope: 'new', actorId, invariants, limitMs: BY_HAND_MS });
      if (checked.ok) return toCheckView(checked.value);
      throw checked.error.code === 'check_running' ? errors.CHECK_RUNNING() : errors.CHECK_UNFINISHED();
    }),
  });
}

type StatementParams = { readonly id: string; readonly before?: number | undefined };

/** Undefined for an account that is not there. */
async function readStatement(
  { db, subjects }: Pick<HandlerOptions, 'db' | 'subjects'>,
  { id, before }: StatementParams,
) {
  const named = await findNamedAccount(db, id);
  const [account] = await withOwners(db, subjects, named ? [named] : []);
  if (!account) return undefined;
  const found = await listStatement(db, { accountId: id, before, limit: PAGE + 1 });
  const shown = found.slice(0, PAGE);
  const journals = await withSubjects(
    db,
    subjects,
    shown.map(({ journal }) => journal),
  );
  const lines = shown.flatMap(({ entry: { number, amount, balanceAfter } }, place) => {
    const journal = journals[place];
    return journal ? [{ number, amount, balanceAfter, journal: toJournalView(journal) }] : [];
  });
  const nextBefore = found.length > PAGE ? (lines.at(-1)?.number ?? null) : null;
  return { account: toAccountView(account), lines, nextBefore };
}
