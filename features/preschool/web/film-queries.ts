// Fetches the films that the page's build has laid beside it; the browser and the service worker keep them.

import { queryOptions } from '@tanstack/react-query';
import type { Film, FilmSummary } from '../domain/index.ts';

/** A file of the same build never changes. */
const FOR_EVER = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const;

/** Where a film's data lies. */
export const addressOf = (id: string): string =>
  `${import.meta.env.YULU_FILMS}/${encodeURIComponent(id)}.json`;

async function fetchFile(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

export const filmsQuery = queryOptions({
  queryKey: ['preschool', 'films'],
  // The build of the same version wrote the file in this shape.
  queryFn: async () => (await fetchFile(addressOf('list'))) as readonly FilmSummary[],
  ...FOR_EVER,
});

export const filmQuery = (id: string) =>
  queryOptions({
    queryKey: ['preschool', 'film', id],
    // The build of the same version wrote the file in this shape.
    queryFn: async () => (await fetchFile(addressOf(id))) as Film,
    ...FOR_EVER,
  });

export const posterOf = (id: string): string => `${import.meta.env.YULU_FILMS}/${id}.svg`;
