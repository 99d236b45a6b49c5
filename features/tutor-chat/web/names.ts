// How tutors are named in interface texts, and how levels and languages are.

import { locale } from '../../../kit/web/i18n.ts';
import type { Tutor } from '../domain/index.ts';

/** A tutor's name as a form of address in the interface language. */
export function nameOf(tutor: Pick<Tutor, 'name'> | undefined): string {
  return tutor?.name[locale] ?? '…';
}
