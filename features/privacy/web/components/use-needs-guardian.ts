// Whether a guardian must agree first: known on every visit, since the answer about the age is kept.

import { useQuery } from '@tanstack/react-query';
import { ageQuery } from '../queries.ts';

/** False until it is known. */
export function useNeedsGuardian(): boolean {
  const { data } = useQuery(ageQuery);
  return data?.age === 'younger' && data.guardian?.state !== 'confirmed';
}
