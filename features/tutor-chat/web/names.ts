// How partners in talks are named in interface texts, and how levels and languages are.

import { locale } from '../../../kit/web/i18n.ts';
import type { Partner } from '../domain/index.ts';

/** The name of a tutor or character as a form of address in the interface language. */
export function nameOf(partner: Pick<Partner, 'name'> | undefined): string {
  return partner?.name[locale] ?? '…';
}
