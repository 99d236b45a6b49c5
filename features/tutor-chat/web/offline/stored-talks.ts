// What this browser keeps of talks for the time without a connection: a copy of a talk, and turns that wait to be sent.

import { useClientState } from '../../../../kit/web/client-store.ts';
import { forgetStored, readStored, store, storedUnder, TALK_COPIES } from '../../../../kit/web/storage.ts';
import type { OfflineTurn, SituationView, TalkPage, TalkSnapshot } from '../../domain/index.ts';

/** Where the server left a talk, so that it can be shown and gone on with. */
export type OfflineCopy = {
  readonly page: TalkPage;
  readonly situation: SituationView;
  readonly snapshot: TalkSnapshot;
};
export type Waiting = {
  readonly turns: readonly OfflineTurn[];
  /** Steps of help that were asked for since the last of them. */
  readonly hints: OfflineTurn['hints'];
};

/** Of another shape than this, what is kept is not read. */
const VERSION = 2;
/** So many talks are kept; the rest of the storage is not ours alone. */
const TALKS_KEPT = 3;
const COPY = TALK_COPIES;
const WAITING = 'yulu.waiting.';
export const NOTHING_WAITS: Waiting = { turns: [], hints: [] };

export function readOfflineCopy(talkId: string): OfflineCopy | undefined {
  // Only `storeOfflineCopy` writes under these keys, and a version parts the shapes.
  return read(COPY + talkId) as OfflineCopy | undefined;
}

/** False when the browser refuses: then nothing is kept of the talk. */
export function storeOfflineCopy(talkId: string, copy: OfflineCopy): boolean {
  for (const id of copiedTalks(talkId).slice(TALKS_KEPT - 1)) forgetStored(COPY + id);
  return write(COPY + talkId, copy);
}

export function forgetOfflineCopy(talkId: string): void {
  forgetStored(COPY + talkId);
}

export function readWaiting(talkId: string): Waiting {
  // Only `keepWaiting` writes under these keys, and a version parts the shapes.
  return (read(WAITING + talkId) as Waiting | undefined) ?? NOTHING_WAITS;
}

/** False when the browser refuses: what waited before still does. */
export function keepWaiting(talkId: string, waiting: Waiting): boolean {
  if (waiting.turns.length > 0 || waiting.hints.length > 0) return write(WAITING + talkId, waiting);
  forgetStored(WAITING + talkId);
  return true;
}

/** The talks in which the person has turns or help that wait to be sent. */
export function waitingTalks(): string[] {
  return storedUnder(WAITING).filter((id) => readWaiting(id) !== NOTHING_WAITS);
}

/** Nothing of a deleted talk stays. */
export function forgetKept(talkId: string): void {
  forgetStored(COPY + talkId);
  forgetStored(WAITING + talkId);
}

/** Calls back when another tab has changed what waits in a talk. */
export function onWaitingElsewhere(talkId: string, signal: AbortSignal, change: () => void): void {
  const listener = ({ key }: StorageEvent) => {
    if (key === WAITING + talkId || key === null) change();
  };
  addEventListener('storage', listener, { signal });
}

type StoredTurns = {
  readonly version: number;
  readonly owner: string;
  readonly at: number;
  readonly value: unknown;
};

/** Nobody but the person who is signed in reads what is kept. */
const owner = () => useClientState.getState().username ?? '';

function read(key: string): unknown {
  const kept = parse(readStored(key));
  return kept?.version === VERSION && kept.owner === owner() ? kept.value : undefined;
}

function write(key: string, value: unknown): boolean {
  const kept: StoredTurns = { version: VERSION, owner: owner(), at: Date.now(), value };
  return kept.owner !== '' && store(key, JSON.stringify(kept));
}

function parse(text: string | null): StoredTurns | undefined {
  try {
    // Only this module writes under these keys; what it holds is told by the version.
    return (JSON.parse(text ?? 'null') as StoredTurns | null) ?? undefined;
  } catch {
    return undefined; // Cut off or not ours.
  }
}

/** The other talks of which a copy is stored, the latest first. */
function copiedTalks(but: string): string[] {
  const at = (id: string) => parse(readStored(COPY + id))?.at ?? 0;
  return storedUnder(COPY)
    .filter((id) => id !== but)
    .toSorted((a, b) => at(b) - at(a));
}
