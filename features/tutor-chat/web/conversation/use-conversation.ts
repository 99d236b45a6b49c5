// Opens a talk for as long as its page is shown.

import { useEffect, useState, useSyncExternalStore } from 'react';
import { takeStarted } from '../queries.ts';
import { ConversationStore, type Snapshot } from './conversation-store.ts';

export function useConversation(talkId: string): {
  readonly store: ConversationStore;
  readonly snapshot: Snapshot;
} {
  const [store] = useState(() => new ConversationStore(talkId, takeStarted(talkId)));
  useEffect(() => store.open(), [store]);
  return { store, snapshot: useSyncExternalStore(store.subscribe, store.getSnapshot) };
}
