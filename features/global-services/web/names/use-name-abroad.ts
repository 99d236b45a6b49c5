// The name of a thing for a sentence: what it is in the reader's language first, where that is known.

import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { locale } from '../../../../kit/web/i18n.ts';

/** The name as it stands until the words are there; `kind` as of `nameAbroad`. */
export function useNameAbroad(name: string, kind = ''): string {
  const { data } = useQuery(
    {
      queryKey: ['name-abroad', locale, name, kind],
      // A table of some size, which no page needs to begin with.
      queryFn: async () =>
        (await import('../../domain/trade-words/name-abroad.ts')).nameAbroad(name, locale, kind),
      enabled: locale !== 'zh',
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
    // The home page has no provider.
    queryClient,
  );
  return data ?? name;
}
