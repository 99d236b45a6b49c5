// Opens accounts and reads them.

import { and, desc, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from '../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../kit/server/db/page-cursor.ts';
import { prepared } from '../../../kit/server/db/prepared.ts';
import { newId } from '../../../kit/server/new-id.ts';
import { namesOf, searchPeople } from '../../account/server/api.ts';
import {
  type Account,
  type AccountKind,
  type AccountName,
  CHART,
  type MinorUnits,
  ownerOf,
} from '../domain/index.ts';
import { ledgerAccounts } from './tables.ts';

export type StoredAccount = typeof ledgerAccounts.$inferSelect;
export type AccountWithBalance = Account & { readonly balance: MinorUnits };

/** The account of this name, opened with the rule of its kind if it is not open yet; `balance` in minor units. */
export async function openAccount(db: Executor, name: AccountName): Promise<AccountWithBalance> {
  const known = await findAccount(db, name);
  if (known) return known;
  const { asset, floor } = CHART[name.kind];
  const id = newId();
  const row = { id, kind: name.kind, ownerId: ownerOf(name), asset, floor: floor === null ? null : sql`0` };
  await db.insert(ledgerAccounts).values(row).onConflictDoNothing();
  const opened = await findAccount(db, name);
  if (!opened) throw new Error('an account that was opened is not there');
  return opened;
}

/** The account of this name; undefined while nobody has opened it. */
export async function findAccount(db: Executor, name: AccountName): Promise<AccountWithBalance | undefined> {
  const [found] = await db
    .select({
      id: ledgerAccounts.id,
      kind: ledgerAccounts.kind,
      asset: ledgerAccounts.asset,
      balance: ledgerAccounts.balance,
    })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.kind, name.kind), eq(ledgerAccounts.ownerId, ownerOf(name))));
  return found;
}

const { kind, ownerId, balance } = ledgerAccounts;
const balances = prepared((db) =>
  db
    .select({ kind, ownerId, balance })
    .from(ledgerAccounts)
    .where(
      and(
        sql`${kind} = any(${sql.placeholder('kinds')}::text[])`,
        sql`${ownerId} = any(${sql.placeholder('owners')}::text[])`,
      ),
    )
    .prepare('ledger_balances'),
);

/** The balances of these accounts in their order, in minor units; 0 where nobody has opened one. */
export async function findBalances(db: Executor, names: readonly AccountName[]): Promise<number[]> {
  const kinds = names.map((name) => name.kind);
  const found = await balances(db).execute({ kinds, owners: names.map(ownerOf) });
  const byName = new Map(found.map((row) => [`${row.kind} ${row.ownerId}`, row.balance]));
  return names.map((name) => byName.get(`${name.kind} ${ownerOf(name)}`) ?? 0);
}

/** In a query: the balance of an account in minor units; 0 while nobody has opened it. */
export const balanceOf = (kind: AccountKind, owner: SQLWrapper): SQL<number> =>
  sql`coalesce((select ${ledgerAccounts.balance} from ${ledgerAccounts}
    where ${ledgerAccounts.kind} = ${kind} and ${ledgerAccounts.ownerId} = ${owner}::text), 0)`.mapWith(
    Number,
  );

/** An account with the name of the person whose it is; null for the house, an order and so on. */
export type NamedAccount = StoredAccount & { readonly ownerName: string | null };

export async function findNamedAccount(db: Executor, id: string): Promise<NamedAccount | undefined> {
  const [account] = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.id, id));
  if (!account) return undefined;
  return (await withNames(db, [account]))[0];
}

type AccountsPage = PageRequest & {
  /** The beginning of a username or mail address, or a whole id of an account or its owner; empty for all. */
  readonly search: string;
  /** Owners that are called what is looked for. */
  readonly named: readonly string[];
  readonly kind: AccountKind | undefined;
};

/** Accounts, the newest first. */
export async function listAccounts(db: Executor, page: AccountsPage): Promise<NamedAccount[]> {
  const { search, named, kind, before, limit } = page;
  const matching = search === '' ? undefined : await ownedBy(db, search, named);
  const rows = await db
    .select()
    .from(ledgerAccounts)
    .where(and(matching, kind && eq(ledgerAccounts.kind, kind), olderThan(ledgerAccounts, before)))
    .orderBy(desc(ledgerAccounts.createdAt), desc(ledgerAccounts.id))
    .limit(limit);
  return withNames(db, rows);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function ownedBy(db: Executor, search: string, named: readonly string[]) {
  const plain = search.toLowerCase();
  const owners = [search, plain, ...named, ...(await searchPeople(db, search))];
  return or(
    inArray(ledgerAccounts.ownerId, owners),
    UUID.test(plain) ? eq(ledgerAccounts.id, plain) : undefined,
  );
}

/** Puts the names of the people beside their accounts. */
export async function withNames(db: Executor, accounts: readonly StoredAccount[]): Promise<NamedAccount[]> {
  const names = await namesOf(
    db,
    accounts.map(({ ownerId }) => ownerId),
  );
  return accounts.map((account) => ({ ...account, ownerName: names.get(account.ownerId) ?? null }));
}
