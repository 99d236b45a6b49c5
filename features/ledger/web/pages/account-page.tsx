// The statement of one account.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { LoadMore } from '../../../../kit/web/ui/loading/load-more.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { JournalDialog } from '../components/journal-dialog.tsx';
import { Owner } from '../components/owner.tsx';
import { StatementTable } from '../components/statement-table.tsx';
import { statementQuery } from '../queries.ts';
import { showAmount, showKind } from '../show.ts';
import { t } from '../texts.ts';

export function AccountPage() {
  const { accountId = '' } = useParams();
  const query = useInfiniteQuery(statementQuery(accountId));
  const [journalId, setJournalId] = useState<string>();
  const account = query.data?.pages[0]?.account;
  return (
    <Page
      title={account ? showKind(account.kind) : t('page.title')}
      lead={account ? <Owner account={account} /> : undefined}
      actions={<ButtonLink to="/admin/ledger">{t('page.back')}</ButtonLink>}
      width="wide"
    >
      <QueryPart query={query} failed={t('statement.failed')}>
        {({ pages }) => {
          const lines = pages.flatMap((page) => page.lines);
          return (
            <>
              {account ? (
                <p className="mb-6">
                  <span className="block text-title font-bold tabular-nums">
                    {showAmount(account.balance, account.asset)}
                  </span>
                  <span className="text-small text-muted">
                    {account.floor === null ? t('statement.noFloor') : t('statement.floor')}
                  </span>
                </p>
              ) : null}
              {account && lines.length > 0 ? (
                <StatementTable lines={lines} asset={account.asset} onOpen={setJournalId} />
              ) : (
                <p className="text-muted">{t('statement.empty')}</p>
              )}
              <LoadMore
                hasMore={query.hasNextPage}
                busy={query.isFetchingNextPage}
                onMore={() => void query.fetchNextPage()}
              />
            </>
          );
        }}
      </QueryPart>
      {journalId === undefined ? null : (
        <JournalDialog id={journalId} onClose={() => setJournalId(undefined)} />
      )}
    </Page>
  );
}
