// What a search finds on the learner's own list: also by their own meanings, tags and decks.

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { foundQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { KeptRows } from './kept-rows.tsx';

/** Shows no word where none is found, nor without a server: the dictionary answers without one. */
export function FoundWords({ text }: { readonly text: string }) {
  const query = useInfiniteQuery({ ...foundQuery(text), placeholderData: keepPreviousData });
  const words = query.data?.pages.flatMap((page) => page.words) ?? [];
  return (
    <section aria-label={words.length === 0 ? undefined : t('search.mine')}>
      {words.length === 0 ? null : <h2 className="mb-2 text-small text-muted">{t('search.mine')}</h2>}
      <KeptRows query={query} words={words} empty={null} />
    </section>
  );
}
