// Lets other pages ask for the age in a screen of their own.

import { useQuery } from '@tanstack/react-query';
import type { Age } from '../domain/index.ts';
import { privacyApi } from './privacy-api.ts';
import { ageChanged, ageQuery } from './queries.ts';

/** Null where nobody has asked yet; undefined while that is not known. */
export const useAge = (): Age | null | undefined => useQuery(ageQuery).data?.age;

/** Says it once for all; `guardian` is asked by mail, where an address is given. */
export async function sayAge(age: Age, guardian = ''): Promise<void> {
  const answered = await privacyApi.answerAge({ age });
  const email = guardian.trim();
  ageChanged(email === '' ? answered : await privacyApi.askGuardian({ email, knownAs: '' }));
}
