// The outbox, from which an admin passes mails on where no SMTP is set.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useAddressFilter } from '../../../../kit/web/routing/use-address-filter.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { SearchField } from '../../../../kit/web/ui/fields/search-field.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { LoadMore } from '../../../../kit/web/ui/loading/load-more.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { MailItem } from '../components/mail-item.tsx';
import { MailsByHand } from '../components/mails-by-hand.tsx';
import { type ListedMail, MAIL_STATES, mailsQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function MailsPage() {
  const address = useAddressFilter();
  const state = MAIL_STATES.find((known) => known === address.read('state'));
  const filter = {
    ...(address.search === '' ? {} : { search: address.search }),
    ...(state === undefined ? {} : { state }),
  };
  const query = useInfiniteQuery(mailsQuery(filter));
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
        <search className="mb-6 grid items-start gap-4 tablet:grid-cols-[2fr_1fr]">
          <SearchField
            label={t('mails.search')}
            hint={t('mails.searchHint')}
            value={address.typed}
            onChange={address.setTyped}
          />
          <Select
            label={t('mails.state')}
            options={[
              { value: '', label: t('mails.anyState') },
              ...MAIL_STATES.map((value) => ({ value, label: t(`mails.states.${value}`) })),
            ]}
            value={state ?? ''}
            onChange={(chosen) => address.change({ state: chosen })}
          />
        </search>
        <QueryPart query={query} failed={t('mails.failed')}>
          {({ pages }) => <Outbox pages={pages} isFiltered={Object.keys(filter).length > 0} />}
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
  readonly isFiltered: boolean;
};

function Outbox({ pages, isFiltered }: OutboxProps) {
  const isSending = pages[0]?.isSending ?? false;
  const mails = pages.flatMap((page) => page.mails);
  return (
    <>
      <div className="mb-5">
        <Notice tone={isSending ? 'info' : 'retry'}>
          {isSending ? t('mails.sending') : t('mails.notSending')}
        </Notice>
      </div>
      {isSending || mails.length === 0 ? null : <MailsByHand />}
      {mails.length === 0 && isFiltered ? <p className="text-muted">{t('mails.noneFound')}</p> : null}
      {mails.length === 0 && !isFiltered ? (
        <EmptyState
          title={t('mails.emptyTitle')}
          action={<ButtonLink to="/admin/users">{t('dashboard.allUsers')}</ButtonLink>}
        >
          {t('mails.empty')}
        </EmptyState>
      ) : null}
      {mails.length > 0 ? (
        <ul className="border-b border-line">
          {mails.map((mail) => (
            <MailItem key={mail.id} mail={mail} isSending={isSending} />
          ))}
        </ul>
      ) : null}
    </>
  );
}
