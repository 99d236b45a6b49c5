// A message that is being written, kept in this browser for each order until it is sent.

import { COPIES, forgetStored, readStored, store } from '../../../../../kit/web/storage.ts';

const keyOf = (orderId: string, side: 'buyer' | 'operator'): string => `${COPIES}order-${side}-${orderId}`;

export const readDraft = (orderId: string, side: 'buyer' | 'operator'): string =>
  readStored(keyOf(orderId, side)) ?? '';

export function keepDraft(orderId: string, side: 'buyer' | 'operator', text: string): void {
  if (text.trim() === '') forgetStored(keyOf(orderId, side));
  else store(keyOf(orderId, side), text);
}
