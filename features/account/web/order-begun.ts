// Where an order was begun that waits for a proven mail address: the link of the mail leads back there, in the same browser.

import { COPIES, forgetStored, readStored, store } from '../../../kit/web/storage.ts';

const KEY = `${COPIES}order-begun`;

export function rememberOrderBegun(path: string): void {
  store(KEY, path);
}

/** Once: who has gone back is not sent there again. Undefined where none was begun in this browser. */
export function takeOrderBegun(): string | undefined {
  const path = readStored(KEY);
  if (!path) return undefined;
  forgetStored(KEY);
  // A page of ours, whatever somebody may have written there.
  return /^\/(?!\/)/.test(path) ? path : undefined;
}
