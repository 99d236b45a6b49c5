// The outbox, from which an admin passes mails on where no SMTP is set.

import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { LoadMore } from '../../../../kit/web/ui/loading/load-more.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { MailItem } from '../components/mail-item.tsx';
import { type ListedMail, mailsQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function MailsPage() {
  const query = useInfiniteQuery(mailsQuery);
  return (
    <Page title={t('mails.title')} lead={t('mails.lead')} width="wide">
      <section aria-labelledby="outbox">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
          <h2 id="outbox" className="font-serif text-lead font-bold">
            {t('mails.outbox')}
          </h2>
          <Button busy={query.isRefetching} onClick={() => void query.refetch()}>
            {t('mails.refresh')}
          </Button>
        </div>
        <QueryPart query={query} failed={t('mails.failed')}>
          {({ pages }) => <Outbox pages={pages} />}
        </QueryPart>
        <LoadMore
          hasMore={query.hasNextPage}
          busy={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      </section>
    </Page>
  );
}

type OutboxProps = {
  readonly pages: readonly { readonly isSending: boolean; readonly mails: readonly ListedMail[] }[];
};

function Outbox({ pages }: OutboxProps) {
  const isSending = pages[0]?.isSending ?? false;
  const mails = pages.flatMap((page) => page.mails);
  return (
    <>
      <div className="mb-5">
        <Notice tone={isSending ? 'info' : 'retry'}>
          {isSending ? t('mails.sending') : t('mails.notSending')}
        </Notice>
      </div>
      {mails.length === 0 ? (
        <EmptyState
          title={t('mails.emptyTitle')}
          action={<ButtonLink to="/admin/users">{t('dashboard.allUsers')}</ButtonLink>}
        >
          {t('mails.empty')}
        </EmptyState>
      ) : (
        <ul className="border-b border-line">
          {mails.map((mail) => (
            <MailItem key={mail.id} mail={mail} isSending={isSending} />
          ))}
        </ul>
      )}
    </>
  );
}
