// How long rows of the ledger stay, and what becomes of them when their person goes.

import { sql } from 'drizzle-orm';
import {
  type DataPolicy,
  declareData,
  forEver,
  goesWith,
  keep,
  NOT_PERSONAL,
  removedAfter,
} from '../../../kit/server/db/declare-data.ts';
import {
  ledgerAccounts,
  ledgerChecks,
  ledgerEntries,
  ledgerJournals,
  ledgerSeals,
  ledgerWholeChecks,
} from './tables.ts';

/** What was booked must stay whole: the accounts are kept for ten years, and an id names nobody once its account is gone. */
const BOOKED = keep('the accounts must be whole for ten years; the id names nobody once the account is gone');

export const ledgerData: readonly DataPolicy[] = [
  declareData(ledgerAccounts, {
    retention: forEver('accounts'),
    of: 'ownerId',
    columns: BOOKED,
  }),
  declareData(ledgerJournals, {
    retention: forEver('accounts; the check goes on from its seals, so age costs nothing each night'),
    of: ({ id }) =>
      sql`id in (select e.journal_id from ledger_entries e
        join ledger_accounts a on a.id = e.account_id where a.owner_id = ${id})`,
    order: 'createdAt',
    // Who else had a part in it, and what finds equal bookings.
    secrets: ['actorId', 'key', 'hash', 'note'],
    columns: BOOKED,
    mentions: { actorId: BOOKED },
  }),
  declareData(ledgerEntries, {
    retention: forEver('accounts'),
    of: ({ id }) => sql`account_id in (select id from ledger_accounts where owner_id = ${id})`,
    order: 'number',
    // In which the amounts are: study time is booked by the second.
    besides: {
      unit: sql`case asset when 'MINUTES' then 'seconds' else 'fen' end`,
      account_kind: sql`(select a.kind from ledger_accounts a where a.id = ${ledgerEntries}.account_id)`,
      booked_at: sql`(select j.created_at from ledger_journals j where j.id = ${ledgerEntries}.journal_id)`,
    },
    columns: BOOKED,
  }),
  declareData(ledgerSeals, {
    retention: goesWith('its account'),
    columns: NOT_PERSONAL,
  }),
  declareData(ledgerChecks, {
    retention: removedAfter(730, 'createdAt'),
    columns: NOT_PERSONAL,
    mentions: { actorId: keep('who asked for a check; the id names nobody once the account is gone') },
  }),
  declareData(ledgerWholeChecks, {
    retention: forEver('one row at most'),
    columns: NOT_PERSONAL,
  }),
];
