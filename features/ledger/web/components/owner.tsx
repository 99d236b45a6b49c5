// Whom or what something in the ledger belongs to: its name, with the way to its page where it has one.

import { Link } from 'react-router';
import type { ListedAccount, StatementLine } from '../queries.ts';
import { useLedgerWords } from '../words.ts';

const LINK = 'text-active underline underline-offset-4';

export function Owner({ account }: { readonly account: ListedAccount }) {
  const { showOwner } = useLedgerWords();
  if (account.ownerTo === null) return <span className="wrap-anywhere">{showOwner(account)}</span>;
  return (
    <Link to={account.ownerTo} className={`${LINK} wrap-anywhere`}>
      {showOwner(account)}
    </Link>
  );
}

/** Nothing for a journal that is about nothing which has a page. */
export function About({ about }: Pick<StatementLine['journal'], 'about'>) {
  if (about === null) return null;
  return (
    <Link to={about.to} className={LINK}>
      {about.name}
    </Link>
  );
}
