// Whether a guardian must agree first, and how that stands: known on every visit, since the answer is kept.

import { useQuery } from '@tanstack/react-query';
import { type AgeStatus, ageQuery } from '../../queries.ts';

type Consent = {
  /** False until it is known. */
  readonly isNeeded: boolean;
  /** Whom they have asked last, and as what; undefined where nobody was. */
  readonly guardian: AgeStatus['guardian'] | undefined;
};

export function useGuardianConsent(): Consent {
  const { data } = useQuery(ageQuery);
  const guardian = data?.guardian ?? undefined;
  return { isNeeded: data?.age === 'younger' && guardian?.state !== 'confirmed', guardian };
}
