// What the path recommends first, at the end of a round on the pages of other features.

import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { pathQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { NextNode } from './next-node.tsx';

/** Nothing while nobody knows. */
export function PathNext() {
  const { data: path } = useQuery(pathQuery, queryClient);
  if (!path) return null;
  return (
    <section
      aria-labelledby="path-next"
      className="rounded-soft border border-line bg-surface p-4 tablet:p-5"
    >
      <h2 id="path-next" className="text-small font-bold text-muted">
        {t('upNext')}
      </h2>
      <NextNode path={path} />
    </section>
  );
}
