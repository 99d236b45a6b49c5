// Fills the ledger: each person gets study time once, and each talk of a slice books a minute of it.
//
// The database's rules are set aside while rows are copied, so what they would do stands here: numbers, balances after
// each entry and hashes. A whole check of the small database proves that it comes to the same.

import { BLOCK, SKEWED_PLACE } from '../size.ts';
import type { Sql } from './copy-rows.ts';

const GIVEN_SECONDS = 10_000_000;
/** As `partOf` has it, which spreads people evenly; which part is whose makes no difference here. */
const PART = `lpad((p.n % 16)::text, 2, '0')`;

export async function openAccounts(sql: Sql): Promise<void> {
  await sql.query(`create table bench.accounts as
    select p.n, gen_random_uuid() as extra, gen_random_uuid() as used, ${PART} as part from bench.people as p`);
  await sql.query('create unique index on bench.accounts (n)');
  await sql.query(
    `insert into ledger_accounts (id, kind, owner_id, asset, floor)
     select gen_random_uuid(), 'minutes_issued', lpad(n::text, 2, '0'), 'MINUTES', null from generate_series(0, 15) as n
     on conflict do nothing`,
  );
  for (const [kind, column] of [
    ['minutes_extra', 'extra'],
    ['minutes_used', 'used'],
  ] as const)
    await sql.query(
      `insert into ledger_accounts (id, kind, owner_id, asset, floor, created_at)
       select a.${column}, '${kind}', p.id::text, 'MINUTES', 0, uuid_extract_timestamp(p.id)
       from bench.accounts as a join bench.people as p on p.n = a.n`,
    );
  await book(sql, {
    kind: 'study_time.raised',
    rows: `select i.id as source, a.extra as target, ${GIVEN_SECONDS} as amount, 'scale:given:' || a.n as key
      from bench.accounts as a join ledger_accounts as i on i.kind = 'minutes_issued' and i.owner_id = a.part`,
  });
}

type Journals = { readonly number: number; readonly people: number; readonly journals: number };

export async function fillJournals(sql: Sql, { number, people, journals }: Journals): Promise<void> {
  await book(sql, {
    kind: 'study_time.used',
    rows: `select a.extra as source, a.used as target, 60 as amount, 'scale:${number}:' || chosen.k as key
      from (
        select k, floor(random() * ${people / BLOCK})::int * ${BLOCK} + least(${BLOCK - 1}, ${SKEWED_PLACE}) as n
        from generate_series(1, ${journals}) as k
      ) as chosen join bench.accounts as a on a.n = chosen.n`,
  });
}

type Booking = { readonly kind: string; readonly rows: string };

async function book(sql: Sql, { kind, rows }: Booking): Promise<void> {
  await sql.query('drop table if exists booked');
  await sql.query(`create temporary table booked as select uuidv7() as id, rows.* from (${rows}) as rows`);
  const line = (account: string, amount: string) =>
    `'["' || ${account} || '","MINUTES",' || ${amount} || ']'`;
  await sql.query(
    `insert into ledger_journals (id, key, kind, note, entry_count, hash)
     select id, key, '${kind}', '', 2, encode(sha256(convert_to(
       '[1,"' || key || '","${kind}",null,"",null,[' ||
       case when source < target
         then ${line('source', '-amount')} || ',' || ${line('target', 'amount')}
         else ${line('target', 'amount')} || ',' || ${line('source', '-amount')} end || ']]', 'UTF8')), 'hex')
     from booked`,
  );
  await sql.query(
    `with lines as (
       select id, source as account_id, -amount as amount from booked
       union all select id, target, amount from booked
     ), added as (
       insert into ledger_entries (journal_id, account_id, asset, amount, number, balance_after)
       select lines.id, a.id, 'MINUTES', lines.amount, a.entry_count + row_number() over in_order,
         a.balance + sum(lines.amount) over in_order
       from lines join ledger_accounts as a on a.id = lines.account_id
       window in_order as (partition by a.id order by lines.id)
       returning account_id, amount
     )
     update ledger_accounts set balance = balance + total, entry_count = entry_count + entries
     from (select account_id, sum(amount) as total, count(*) as entries from added group by account_id) as sums
     where sums.account_id = ledger_accounts.id`,
  );
}
