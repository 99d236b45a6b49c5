// Tells the server that an invite link was opened: once per browser, code and day, and without saying by whom.

import { readStored, store } from '../../../kit/web/storage.ts';
import { referralApi } from './queries.ts';

const KEY = 'yulu.invite-visit';

/** What the browser keeps is the code and the day, nothing that the server ever sees. A visit that could not be told is not told again. */
export function countVisit(code: string, now: Date): void {
  const visit = `${code} ${now.toISOString().slice(0, 10)}`;
  if (readStored(KEY) === visit || !store(KEY, visit)) return;
  referralApi.countVisit({ code }).catch(() => undefined);
}
