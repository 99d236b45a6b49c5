// Tells the server of what was practised here: at once, or when it can be reached again; each event once.

import { useEffect } from 'react';
import { apiOf, errorCode } from '../../../kit/web/api/api.ts';
import type { LearningEventsContract } from '../contract.ts';
import { APPEND_MAX } from '../domain/index.ts';
import {
  addWaiting,
  forgetWaiting,
  numbered,
  readWaiting,
  type ToldEvent,
  thisDevice,
  type WaitingEvent,
  waitingOwner,
} from './waiting-events.ts';

const api = apiOf<LearningEventsContract>('learningEvents');

/** Keeps what happened just now and sends it. Guests have no log: of them nothing is kept. */
export async function tellEvents(events: readonly ToldEvent[]): Promise<void> {
  const owner = waitingOwner();
  if (owner === '' || events.length === 0) return;
  const unkept = await alone('keep', () => {
    const told = numbered(events);
    return addWaiting(owner, told) ? [] : told;
  });
  // What the browser does not keep is sent while it is known.
  if (unkept.length > 0) await isTaken(unkept);
  await sendWaiting();
}

/** While a page stands open: what waits is sent now, and whenever the network is back. */
export function useSendEvents(): void {
  useEffect(() => {
    const closing = new AbortController();
    const send = () => void sendWaiting();
    send();
    addEventListener('online', send, { signal: closing.signal });
    return () => closing.abort();
  }, []);
}

/** Of one place, such as a session: what was told here and the server has not taken yet, the earliest first. */
export const waitingFor = (sourceId: string): readonly WaitingEvent[] =>
  readWaiting(waitingOwner()).filter((event) => event.sourceId === sourceId);

/** Sends what waits, as far as the server can be reached. */
export async function sendWaiting(): Promise<void> {
  const owner = waitingOwner();
  if (owner === '') return;
  // What is being kept at this moment waits, too.
  await alone('keep', () => undefined);
  if (readWaiting(owner).length === 0) return;
  await alone('send', async () => {
    for (;;) {
      const batch = readWaiting(owner).slice(0, APPEND_MAX);
      if (batch.length === 0 || !(await isTaken(batch))) return;
      await alone('keep', () => forgetWaiting(owner, batch));
    }
  });
}

type RepeatedListener = (ids: ReadonlySet<string>) => void;
const listeners = new Set<RepeatedListener>();

/** Calls back with the ids of answers that count for nothing, since another device had given one before; until it is ended. */
export function onRepeated(listener: RepeatedListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const REFUSED = new Set(['BAD_REQUEST', 'UNPROCESSABLE_CONTENT']);

/** Whether the server has them now, or never wants them; else they wait for the next occasion. */
async function isTaken(events: readonly WaitingEvent[]): Promise<boolean> {
  try {
    const sent = { deviceId: thisDevice().id, sentAt: new Date().toISOString(), events: [...events] };
    const { repeated = [] } = await api.append(sent);
    if (repeated.length > 0) for (const listener of listeners) listener(new Set(repeated));
    return true;
  } catch (error) {
    if (!REFUSED.has(errorCode(error))) return false;
    // One that no server takes would hold up all that come after it: it is found and left out.
    if (events.length === 1) return true;
    const middle = Math.ceil(events.length / 2);
    return (await isTaken(events.slice(0, middle))) && (await isTaken(events.slice(middle)));
  }
}

/** One tab at a time. Without a secure connection there are no locks; two tabs then send the same ids, which does no harm. */
async function alone<Value>(what: string, act: () => Value | Promise<Value>): Promise<Value> {
  return 'locks' in navigator ? navigator.locks.request(`yulu.events.${what}`, act) : act();
}
