// What admins see of the ledger: its accounts, their statements, single journals, and its checks.

import * as z from 'zod';
import { cursor, nextCursor } from '../../kit/core/paging.ts';
import { adminProcedure, READS } from '../../kit/core/procedure.ts';
import { userIdSchema } from '../../kit/core/user-id.ts';
import { ACCOUNT_KINDS, CHECK_SCOPES, DAY_SUMS, OPEN_SUMS } from './domain/index.ts';

const tag = 'ledger';

/** Something of another feature, with the page of admins that shows it. */
const subject = z.object({ name: z.string(), to: z.string() });

const account = z.object({
  id: z.uuid(),
  /** A kind of the chart of accounts. */
  kind: z.string(),
  /** Of a person, an order, a withdrawal or a provider; empty for the house. */
  ownerId: z.string(),
  /** Of a person that is still there, of an order, or of the payment of a refund. */
  ownerName: z.string().nullable(),
  /** The page of whom or what it is of. */
  ownerTo: z.string().nullable(),
  asset: z.string(),
  /** The amount that the balance never goes below; null where it may. */
  floor: z.int().nullable(),
  /** In minor units: fen, seconds of study time. */
  balance: z.int(),
  entryCount: z.int(),
  createdAt: z.iso.datetime(),
});

const journal = z.object({
  id: z.uuid(),
  key: z.string(),
  kind: z.string(),
  actorId: userIdSchema.nullable(),
  note: z.string(),
  /** The order, payment or withdrawal that its key names. */
  about: subject.nullable(),
  /** The journal that this one takes back. */
  reverses: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});

const check = z.object({
  id: z.uuid(),
  /** What is new since the check before, or all there is. */
  scope: z.enum(CHECK_SCOPES),
  /** Null when nobody asked for it: the nightly one, or the command. */
  actorId: userIdSchema.nullable(),
  accounts: z.int(),
  journals: z.int(),
  entries: z.int(),
  findingCount: z.int(),
  /** The first hundred. */
  findings: z.array(
    z.object({ code: z.string(), subject: z.string(), expected: z.string(), found: z.string() }),
  ),
  tookMs: z.int(),
  createdAt: z.iso.datetime(),
});

/** From the first to the last, both included; no longer than a year. */
const days = z.object({ from: z.iso.date(), until: z.iso.date() });
const daySums = {
  received: z.int(),
  paid_to_sellers: z.int(),
  paid_to_carriers: z.int(),
  refunded: z.int(),
  income: z.int(),
};

export const ledgerContract = {
  listAccounts: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/ledger/accounts',
    summary: 'Accounts, newest first: all, of a kind, or of whom the search finds',
    limit: READS,
  })
    .input(
      z.object({
        /** The beginning of a username or mail address, the number of an order or payment, or the whole id of an account or its owner. */
        search: z.string().trim().max(254).optional(),
        kind: z.enum(ACCOUNT_KINDS).optional(),
        cursor,
      }),
    )
    .output(z.object({ accounts: z.array(account), nextCursor })),

  readStatement: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/ledger/accounts/{id}',
    summary: 'An account with its entries, the newest first',
    limit: READS,
  })
    .input(z.object({ id: z.uuid(), before: z.coerce.number().int().positive().optional() }))
    .output(
      z.object({
        account,
        lines: z.array(
          z.object({
            /** The entry's number in the account, from 1. */
            number: z.int(),
            amount: z.int(),
            balanceAfter: z.int(),
            journal,
          }),
        ),
        /** What to ask for with `before`; null at the beginning of the account. */
        nextBefore: z.int().nullable(),
      }),
    ),

  readJournal: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/ledger/journals/{id}',
    summary: 'A journal with all accounts that it touches',
    limit: READS,
  })
    .input(z.object({ id: z.uuid() }))
    .output(
      z.object({
        journal: journal.extend({
          /** Where who caused it is still there. */
          actorName: z.string().nullable(),
        }),
        lines: z.array(z.object({ amount: z.int(), account })),
      }),
    ),

  readDays: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/ledger/days',
    summary: 'The money of days of Shanghai, as it was booked, and what stands open now',
    limit: READS,
  })
    .input(days)
    .output(
      z.object({
        /** Today, by the books. */
        today: z.iso.date(),
        /** The newest first; days on which nothing was booked are not there. */
        days: z.array(z.object({ day: z.iso.date(), ...daySums })),
        open: z.array(z.object({ name: z.enum(OPEN_SUMS), fen: z.int(), count: z.int(), to: z.string() })),
      }),
    ),

  listDayEntries: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/ledger/days/entries',
    summary: 'The entries of which a sum of days is made, the newest first',
    limit: READS,
  })
    .input(days.extend({ sum: z.enum(DAY_SUMS), cursor }))
    .output(
      z.object({
        entries: z.array(
          z.object({
            /** Of the journal. */
            id: z.uuid(),
            kind: z.string(),
            key: z.string(),
            note: z.string(),
            about: subject.nullable(),
            amount: z.int(),
            createdAt: z.iso.datetime(),
          }),
        ),
        nextCursor,
      }),
    ),

  latestCheck: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/ledger/checks/latest',
    summary: 'What the latest checks have found, of what was new and of the whole; null before the first',
    limit: READS,
  }).output(z.object({ check: check.nullable(), whole: check.nullable() })),

  runCheck: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/ledger/checks',
    summary: 'Check what is new in the ledger, and the invariants of money and minutes, now',
    limit: { max: 6, seconds: 600 },
    unaudited: 'it changes no money; who had it run stands with the check itself',
  })
    .output(check)
    .errors({
      CHECK_RUNNING: { status: 409, message: 'A check is running already.' },
      CHECK_UNFINISHED: { status: 503, message: 'There was more to check than a request waits for.' },
    }),
};
export type LedgerContract = typeof ledgerContract;
