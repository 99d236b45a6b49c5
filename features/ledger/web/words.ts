// How other features name for people what they post to the ledger, and the names by which they own accounts.

import { createContext, useContext } from 'react';
import { CHART, isAccountKind } from '../domain/index.ts';
import type { Journal, ListedAccount } from './queries.ts';
import { t } from './texts.ts';

export type LedgerWords = {
  /** By kind of journal. */
  readonly journals: Naming;
  /** By owner that is neither a person nor a number: a provider, a way to be paid. */
  readonly owners?: Naming;
};

type Naming = Readonly<Record<string, () => string>>;

/** A name for each of the declared, looked up when it is shown. */
export const naming = <Name extends string>(
  declared: Readonly<Record<Name, unknown>>,
  tell: (name: Name) => string,
): Naming => {
  const isDeclared = (name: string): name is Name => Object.hasOwn(declared, name);
  const names = Object.keys(declared).filter(isDeclared);
  return Object.fromEntries(names.map((name) => [name, () => tell(name)]));
};

export const WordsContext = createContext<readonly LedgerWords[]>([]);

/** All features' words as one; what a newer server posts, and ids, are shown as they are. */
export function useLedgerWords() {
  const words = useContext(WordsContext);
  const find = (part: keyof LedgerWords, name: string): string | undefined =>
    words.map((each) => each[part]?.[name]).find((tell) => tell !== undefined)?.();
  return {
    showJournal: ({ kind }: Pick<Journal['journal'], 'kind'>): string => find('journals', kind) ?? kind,
    showOwner: ({ kind, ownerId, ownerName }: ListedAccount): string => {
      if (ownerName !== null) return ownerName;
      // The platform's own, or one of the parts that it is kept in.
      const isPlatform = ownerId === '' || (isAccountKind(kind) && CHART[kind].owner === 'part');
      return isPlatform ? t('accounts.house') : (find('owners', ownerId) ?? ownerId);
    },
  };
}
