// What owners of accounts and keys of journals are called, and where they are looked at: asked of the features they belong to.

import type { Executor } from '../../../kit/server/db/database.ts';
import { CHART, isAccountKind } from '../domain/index.ts';
import type { NamedAccount } from './accounts-repo.ts';

/** A name for admins, and the page that shows it. */
export type Subject = { readonly name: string; readonly to: string };

/** How a feature names its things. Ids that are none of its own are left out. */
export type SubjectNamer = {
  /** Owners of accounts by their type in the chart, and the first words of keys: `order`, `refund`. */
  readonly words: readonly string[];
  readonly find: (db: Executor, ids: readonly string[]) => Promise<ReadonlyMap<string, Subject>>;
  /** The ids of what has exactly this name. */
  readonly idsOf?: (db: Executor, name: string) => Promise<readonly string[]>;
};

type Reference = { readonly word: string; readonly id: string };

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const WHOLE = new RegExp(`^${ID}$`);
/** `order:…:settled`. */
const KEY = new RegExp(`^(?<word>[a-z]+):(?<id>${ID})(?![0-9a-f-])`);

const ofAccount = ({ kind, ownerId }: Pick<NamedAccount, 'kind' | 'ownerId'>): Reference => ({
  word: isAccountKind(kind) ? CHART[kind].owner : '',
  id: ownerId,
});

function ofKey(key: string): Reference | undefined {
  const { word, id } = KEY.exec(key)?.groups ?? {};
  return word === undefined || id === undefined ? undefined : { word, id };
}

/** One look-up of each feature that is meant, however many there are; what nobody names is not there. */
async function findSubjects(
  db: Executor,
  namers: readonly SubjectNamer[],
  references: readonly Reference[],
): Promise<(reference: Reference) => Subject | undefined> {
  const found = await Promise.all(
    namers.map(async ({ words, find }) => {
      const meant = references.filter(({ word, id }) => words.includes(word) && WHOLE.test(id));
      const ids = [...new Set(meant.map(({ id }) => id))];
      return { words, named: ids.length === 0 ? undefined : await find(db, ids) };
    }),
  );
  return ({ word, id }) => found.find(({ words }) => words.includes(word))?.named?.get(id);
}

/** Puts beside accounts what their owners are called, and where they are looked at. */
export async function withOwners<Account extends NamedAccount>(
  db: Executor,
  namers: readonly SubjectNamer[],
  accounts: readonly Account[],
): Promise<(Account & { readonly ownerTo: string | null })[]> {
  const subjectOf = await findSubjects(db, namers, accounts.map(ofAccount));
  return accounts.map((account) => {
    // Only people have a name by now.
    if (account.ownerName !== null) return { ...account, ownerTo: `/admin/users/${account.ownerId}` };
    const subject = subjectOf(ofAccount(account));
    return { ...account, ownerName: subject?.name ?? null, ownerTo: subject?.to ?? null };
  });
}

/** Puts beside journals what they are about, as their keys say. */
export async function withSubjects<Journal extends { readonly key: string }>(
  db: Executor,
  namers: readonly SubjectNamer[],
  journals: readonly Journal[],
): Promise<(Journal & { readonly about: Subject | null })[]> {
  const references = journals.map(({ key }) => ofKey(key));
  const subjectOf = await findSubjects(
    db,
    namers,
    references.flatMap((reference) => reference ?? []),
  );
  return journals.map((journal, place) => {
    const reference = references[place];
    return { ...journal, about: (reference && subjectOf(reference)) ?? null };
  });
}

/** The ids of what is called so, whatever it is. */
export async function idsNamed(
  db: Executor,
  namers: readonly SubjectNamer[],
  name: string,
): Promise<string[]> {
  const ids = await Promise.all(namers.map(async ({ idsOf }) => (idsOf ? idsOf(db, name) : [])));
  return ids.flat();
}
