// Amounts of yuan as admins type them.

import { readYuan } from '../../../kit/core/numbers/typed-amount.ts';

/** Fen; null for an empty field, undefined for what is no amount or can be two. */
export const parseYuan = (typed: string): number | null | undefined =>
  typed.trim() === '' ? null : readYuan(typed);

/** As a field begins with it: no grouping, no more places than it needs. */
export const typeYuan = (fen: number | null): string => (fen === null ? '' : String(fen / 100));
