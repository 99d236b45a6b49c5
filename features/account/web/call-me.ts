// Takes a name as the one that somebody is shown by.

import { accountApi } from './account-api.ts';
import { loadSession, rememberSession } from './session.ts';

/** Nothing happens where none is given. */
export async function callMe(name: string): Promise<void> {
  const chosen = name.trim();
  const person = await loadSession();
  if (chosen === '' || !person || person.name === chosen) return;
  rememberSession(await accountApi.changeNames({ name: chosen, username: person.username }));
}
