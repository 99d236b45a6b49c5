// A guest's first talk in this browser, until it has an account to be kept in.

import type { Locale } from '../../../../kit/core/locale.ts';
import { forgetStored, readStored, store } from '../../../../kit/web/storage.ts';
import type { OfflineTurn } from '../../domain/index.ts';

export type GuestTalk = {
  /** Of the talk as it will be in the account; it decides what the tutor says. */
  readonly id: string;
  readonly tutorId: string;
  readonly language: Locale;
  readonly turns: readonly OfflineTurn[];
};

const KEY = 'yulu.guest-talk';
/** Of another shape than this, what is stored is not read. */
const VERSION = 1;

/** Undefined where nothing has been said. */
export function readGuestTalk(): GuestTalk | undefined {
  try {
    // Only `storeGuestTalk` writes under this key; what it holds is told by the version.
    const stored = JSON.parse(readStored(KEY) ?? 'null') as { version: number; talk: GuestTalk } | null;
    return stored?.version === VERSION ? stored.talk : undefined;
  } catch {
    return undefined; // Cut off or not ours.
  }
}

export function storeGuestTalk(talk: GuestTalk): void {
  store(KEY, JSON.stringify({ version: VERSION, talk }));
}

export function forgetGuestTalk(): void {
  forgetStored(KEY);
}
