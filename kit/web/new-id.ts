// Ids made on the device, so that asking twice for one thing does it once.

import { uuidV7 } from '../core/uuid.ts';

export function newId(): string {
  // Not randomUUID: that is missing where the page is reached over plain HTTP in a home network.
  return uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
}
