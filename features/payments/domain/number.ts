// The number of a payment, which people write on transfers.

import { readableNumber } from '../../../kit/core/numbers/readable-number.ts';

/** `YP261121-7K3QXM`. */
export const paymentNumber = (now: Date, random: Uint8Array): string => readableNumber('YP', now, random);
