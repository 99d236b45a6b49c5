// The words that the learner keeps, a page at a time.

import { useInfiniteQuery } from '@tanstack/react-query';
import { errorCode } from '../../../../kit/web/api.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/button.tsx';
import { EmptyState } from '../../../../kit/web/ui/empty-state.tsx';
import { LoadMore } from '../../../../kit/web/ui/load-more.tsx';
import { Notice } from '../../../../kit/web/ui/notice.tsx';
import { Skeleton } from '../../../../kit/web/ui/skeleton.tsx';
import { listQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { KeptRow } from './kept-row.tsx';

export function KeptList() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(listQuery);
  if (!data) {
    if (!error) return <Skeleton lines={6} />;
    return (
      <Notice
        tone="wrong"
        title={t('list.failed')}
        action={<Button onClick={() => void refetch()}>{t('card.again')}</Button>}
      >
        {errorText(errorCode(error))}
      </Notice>
    );
  }
  const words = data.pages.flatMap((page) => page.words);
  if (words.length === 0) return <NoneYet />;
  return (
    <section aria-label={t('list.title')}>
      <p className="mb-2 text-small text-muted">{t('list.count', { count: data.pages[0]?.total ?? 0 })}</p>
      <ul className="border-b border-line">
        {words.map((word) => (
          <KeptRow key={word.id} kept={word} />
        ))}
      </ul>
      <LoadMore
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        onMore={() => void fetchNextPage({ cancelRefetch: false })}
      />
    </section>
  );
}

function NoneYet() {
  return (
    <EmptyState
      title={t('list.emptyTitle')}
      action={
        <ButtonLink look="primary" to="/study">
          {t('list.toStudy')}
        </ButtonLink>
      }
    >
      {t('list.empty')}
    </EmptyState>
  );
}
