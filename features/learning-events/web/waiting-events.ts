// What was practised in this browser and is not known to the server yet: it waits here, in order, through a closed tab.

import type { InferContractRouterInputs } from '@orpc/contract';
import { useClientState } from '../../../kit/web/client-store.ts';
import { newId } from '../../../kit/web/new-id.ts';
import { forgetStored, readStored, store } from '../../../kit/web/storage.ts';
import type { LearningEventsContract } from '../contract.ts';

export type Batch = InferContractRouterInputs<LearningEventsContract>['append'];
export type WaitingEvent = Batch['events'][number];
/** An event that happens now; whoever may take it back gives it its id. */
export type ToldEvent = Omit<WaitingEvent, 'id' | 'seq' | 'at'> & { readonly id?: string };

const WAITING = 'yulu.events.';
const DEVICE = 'yulu.device';
/** Of another shape than this, what waits is not read. */
const VERSION = 1;
/** Some weeks of practice without a network; the storage is not ours alone. */
const MOST_WAITING = 2000;

type Stored = { readonly version: number; readonly events: readonly WaitingEvent[] };
type Device = { readonly id: string; readonly seq: number };

/** Nobody but who is signed in sends what waits. */
export const waitingOwner = (): string => useClientState.getState().username ?? '';

export function readWaiting(owner: string): readonly WaitingEvent[] {
  // Only `keep` writes under these keys, and a version parts the shapes.
  const stored = parse(readStored(WAITING + owner)) as Stored | undefined;
  return stored?.version === VERSION ? stored.events : [];
}

/** Adds what happens now to what waits; false when the browser refuses, or too much waits. */
export function addWaiting(owner: string, events: readonly WaitingEvent[]): boolean {
  const waiting = [...readWaiting(owner), ...events];
  return waiting.length <= MOST_WAITING && keep(owner, waiting);
}

/** What the server has taken waits no longer. */
export function forgetWaiting(owner: string, taken: readonly WaitingEvent[]): void {
  const ids = new Set(taken.map(({ id }) => id));
  const left = readWaiting(owner).filter(({ id }) => !ids.has(id));
  if (left.length === 0) forgetStored(WAITING + owner);
  else keep(owner, left);
}

const keep = (owner: string, events: readonly WaitingEvent[]): boolean =>
  store(WAITING + owner, JSON.stringify({ version: VERSION, events } satisfies Stored));

/** Gives events their ids, and their places in what this device has told of. */
export function numbered(events: readonly ToldEvent[]): WaitingEvent[] {
  const { id, seq } = thisDevice();
  store(DEVICE, JSON.stringify({ id, seq: seq + events.length } satisfies Device));
  const at = new Date().toISOString();
  return events.map((event, index) => ({ ...event, id: event.id ?? newId(), seq: seq + index, at }));
}

/** Where nothing can be stored, the device is this visit. */
const unstored: Device = { id: newId(), seq: 0 };

export function thisDevice(): Device {
  // Only `numbered` writes under this key.
  return (parse(readStored(DEVICE)) as Device | undefined) ?? unstored;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch {
    return undefined; // Cut off or not ours.
  }
}
