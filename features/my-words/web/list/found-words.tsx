// What a search finds on the learner's own list: also by their own meanings, tags and decks.

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { LoadMore } from '../../../../kit/web/ui/loading/load-more.tsx';
import { foundQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { KeptRow } from './kept-row.tsx';

/** Shows nothing where nothing is found, nor without a server: the dictionary answers without one. */
export function FoundWords({ text }: { readonly text: string }) {
  const query = useInfiniteQuery({ ...foundQuery(text), placeholderData: keepPreviousData });
  const words = query.data?.pages.flatMap((page) => page.words) ?? [];
  if (words.length === 0) return null;
  return (
    <section aria-label={t('search.mine')}>
      <h2 className="mb-2 text-small text-muted">{t('search.mine')}</h2>
      <ul className="border-b border-line">
        {words.map((word) => (
          <KeptRow key={word.id} kept={word} />
        ))}
      </ul>
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage({ cancelRefetch: false })}
      />
    </section>
  );
}
