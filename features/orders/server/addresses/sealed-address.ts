// How addresses are sealed: with which key, for which place, and what is in them.

import { addressSchema } from '../../domain/index.ts';

/** The purpose of the sealer. */
export const ADDRESS_PURPOSE = 'order addresses';

/** The place of a row, by its id. */
export const placeOf = (id: string): string => `order_address:${id}`;

export const ADDRESS_PARTS: readonly string[] = addressSchema.keyof().options;
