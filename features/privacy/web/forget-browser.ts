// Clears what we have stored in this browser, once the account is deleted: nobody comes back to it.

import { LANGUAGE_KEY } from '../../../kit/web/i18n.ts';
import { forgetUnder, storedUnder } from '../../../kit/web/storage.ts';

/** Of the device and not of the account: its language, and the lock of its children. */
const STAYS = (key: string): boolean => key === LANGUAGE_KEY || key.startsWith('yulu.preschool');

export async function forgetBrowser(): Promise<void> {
  for (const key of storedUnder('')) if (!STAYS(key)) forgetUnder(key);
  try {
    sessionStorage.clear();
    // Some browsers cannot say which there are; what guests keep goes by itself after three days.
    for (const { name } of await indexedDB.databases())
      if (name?.startsWith('yulu')) indexedDB.deleteDatabase(name);
  } catch {
    // Blocked by the browser's settings: then nothing was stored either.
  }
}
