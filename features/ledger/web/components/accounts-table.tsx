// The list of accounts, each with the way to its statement.

import { Link } from 'react-router';
import { formatNumber } from '../../../../kit/web/i18n.ts';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import type { ListedAccount } from '../queries.ts';
import { showAmount, showKind, showMoment } from '../show.ts';
import { t } from '../texts.ts';
import { Owner } from './owner.tsx';

export function AccountsTable({ accounts }: { readonly accounts: readonly ListedAccount[] }) {
  return (
    <Table caption={t('accounts.caption')} rows={accounts} rowKey={({ id }) => id} columns={columns()} />
  );
}

const columns = (): readonly Column<ListedAccount>[] => [
  {
    key: 'account',
    header: t('accounts.account'),
    cell: ({ id, kind }) => (
      <Link
        to={`/admin/ledger/${id}`}
        className="inline-flex min-h-11 items-center font-medium text-active underline underline-offset-4"
      >
        {showKind(kind)}
      </Link>
    ),
  },
  {
    key: 'owner',
    header: t('accounts.owner'),
    cell: (account) => <Owner account={account} />,
  },
  {
    key: 'balance',
    align: 'end',
    header: t('accounts.balance'),
    cell: ({ balance, asset }) => (
      <span className="whitespace-nowrap tabular-nums">{showAmount(balance, asset)}</span>
    ),
  },
  {
    key: 'entries',
    align: 'end',
    header: t('accounts.entries'),
    cell: ({ entryCount }) => formatNumber(entryCount),
  },
  { key: 'opened', header: t('accounts.opened'), cell: ({ createdAt }) => showMoment(createdAt) },
];
