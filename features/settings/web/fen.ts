// Amounts of yuan above zero, as people type them.

import { readYuan, writeAmount } from '../../../kit/web/typed-amount.ts';

/** `39`, `39,50`, `1.299,50`, `￥39` as fen above zero; undefined for anything else, and for what can be two amounts. */
export const readFen = (typed: string): number | undefined => readYuan(typed) || undefined;

/** As a field begins with it: `39.50`, `39,50`. */
export const writeFen = (fen: number): string => writeAmount(fen);
