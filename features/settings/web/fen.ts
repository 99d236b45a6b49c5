// Amounts of yuan as admins type them.

import { formatNumber } from '../../../kit/web/i18n.ts';
import { readHundredths } from '../domain/field-text.ts';

/** `39`, `39.5` or `39,50` as fen above zero; undefined for anything else. */
export const readFen = (typed: string): number | undefined => readHundredths(typed) || undefined;

const AS_TYPED = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false } as const;

/** Hundredths with the point or the comma of the language, as the amounts beside the field have it: `39.50`, `39,50`. */
export const writeFen = (value: number): string => formatNumber(value / 100, AS_TYPED);
