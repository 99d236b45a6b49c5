// Stores what has arrived of every answer that this process is writing, once a second, in one statement for all of them.

import type { Database } from '../../../../kit/server/db/database.ts';
import type { Log } from '../../../../kit/server/log.ts';
import type { MessageId } from '../../domain/ids.ts';
import { LEASE_MS, savePartials } from '../talks/messages-repo.ts';

/** Well within the lease, so that a slow database does not end it. */
const SAVE_EVERY_MS = LEASE_MS / 4;

type Watched = { readonly text: () => string; readonly onReplaced: () => void };

export type PartialSaver = {
  /**
   * Saves the text of a message and renews its lease until the returned function is called. `onReplaced` hears that
   * the message is no longer ours: an edit, a retry or a deletion has put it aside.
   */
  readonly watch: (messageId: MessageId, watched: Watched) => () => void;
};

export function createPartialSaver(db: Database, log: Log): PartialSaver {
  const watched = new Map<MessageId, Watched>();
  let timer: NodeJS.Timeout | undefined;
  let isSaving = false;

  async function save(): Promise<void> {
    const texts = Array.from(watched, ([id, { text }]) => ({ id, text: text() }));
    const ours = await savePartials(db, texts);
    // A message that ended while the statement ran has left the map by itself.
    for (const { id } of texts) if (!ours.has(id)) watched.get(id)?.onReplaced();
  }

  function tick(): void {
    if (isSaving) return;
    isSaving = true;
    save()
      .catch((error: unknown) => log.warn({ err: error }, 'parts of answers could not be stored'))
      .finally(() => {
        isSaving = false;
      });
  }

  return {
    watch: (id, entry) => {
      watched.set(id, entry);
      timer ??= setInterval(tick, SAVE_EVERY_MS);
      return () => {
        watched.delete(id);
        if (watched.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
