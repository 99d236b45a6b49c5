// Amounts of yuan as admins type them.

import { readHundredths, writeHundredths } from '../domain/field-text.ts';

/** `39`, `39.5` or `39,50` as fen above zero; undefined for anything else. */
export const readFen = (typed: string): number | undefined => readHundredths(typed) || undefined;

export const writeFen = writeHundredths;
