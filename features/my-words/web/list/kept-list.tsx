// The words that the learner keeps, a page at a time.

import { useInfiniteQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { listQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { KeptRows } from './kept-rows.tsx';

export function KeptList() {
  const query = useInfiniteQuery(listQuery);
  return (
    <QueryPart query={query} title={t('list.failed')} lines={6}>
      {({ pages }) => {
        const words = pages.flatMap((page) => page.words);
        const total = pages[0]?.total ?? 0;
        return (
          <section aria-label={t('list.title')}>
            {total === 0 ? null : (
              <p className="mb-2 text-small text-muted">{t('list.count', { count: total })}</p>
            )}
            <KeptRows query={query} words={words} empty={<NoneYet />} />
          </section>
        );
      }}
    </QueryPart>
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
