// Sends the turns of a talk that wait, in their order, each once: the ids are the page's, and the server knows them again.

import type { EndedEvent, OfflineTurn } from '../../domain/index.ts';
import { isSameTurn } from '../../domain/index.ts';
import { problemOf } from '../problem-of.ts';
import { tutorChatApi } from '../tutor-chat-api.ts';
import {
  forgetOfflineCopy,
  keepWaiting,
  type OfflineCopy,
  readOfflineCopy,
  readWaiting,
  storeOfflineCopy,
} from './stored-talks.ts';

const BUSY_WAIT_MS = 1500;
const BUSY_TRIES = 20;

export type Delivered = {
  readonly event: EndedEvent;
  /** Whether the server took the turn as it was taken here. */
  readonly isSame: boolean;
};

type Sending = { readonly onDelivered: (delivered: Delivered) => void; readonly signal: AbortSignal };

/** One tab at a time sends. Throws what a call throws that cannot be waited out; what is left then waits on. */
export async function sendWaiting(talkId: string, sending: Sending): Promise<void> {
  const send = () => sendAll(talkId, sending);
  // Without a secure connection there are no locks; two tabs then send the same ids, which does no harm.
  if (!('locks' in navigator)) return send();
  await navigator.locks.request(`yulu.send.${talkId}`, { signal: sending.signal }, send);
}

async function sendAll(talkId: string, { onDelivered, signal }: Sending): Promise<void> {
  for (;;) {
    // Read anew each time: more may be said here, or in another tab, while this goes on.
    const { turns, hints } = readWaiting(talkId);
    const turn = turns[0];
    for (const step of turn?.hints ?? hints)
      await patiently(() => tutorChatApi.askHint({ id: talkId, step }, { signal }), signal);
    if (!turn) return hints.length > 0 ? forgetHints(talkId) : undefined;
    const event = await patiently(() => post(talkId, turn, signal), signal);
    const isSame = isSameTurn(turn, event);
    moveOn(talkId, turn, event, isSame);
    onDelivered({ event, isSame });
  }
}

/** The help is noted on the server now; the talk is copied anew with it. */
function forgetHints(talkId: string): void {
  keepWaiting(talkId, { turns: readWaiting(talkId).turns, hints: [] });
  forgetOfflineCopy(talkId);
}

async function post(
  talkId: string,
  { id, text, input: means, at }: OfflineTurn,
  signal: AbortSignal,
): Promise<EndedEvent> {
  const input = { id: talkId, messageId: id, text, input: means, speaker: 'engine', saidAt: at } as const;
  const stream = await tutorChatApi.postMessage(input, { signal });
  for await (const event of stream) if (event.type === 'ended') return event;
  throw new Error('the answer broke off');
}

/** The turn is the server's now: it waits no longer, and the copy goes on after it. */
function moveOn(talkId: string, turn: OfflineTurn, event: EndedEvent, isSame: boolean): void {
  const { turns, hints } = readWaiting(talkId);
  keepWaiting(talkId, { turns: turns.filter(({ id }) => id !== turn.id), hints });
  const copy = readOfflineCopy(talkId);
  // What the server remembers of a turn that it took otherwise is not known here.
  if (copy && isSame) storeOfflineCopy(talkId, after(copy, turn, event));
  else forgetOfflineCopy(talkId);
}

function after(copy: OfflineCopy, { text, answer }: OfflineTurn, event: EndedEvent): OfflineCopy {
  const { page, snapshot } = copy;
  const { message, goals, ended } = event;
  return {
    ...copy,
    page: { ...page, goals, ended, messages: [...page.messages, message, event.answer] },
    snapshot: {
      ...snapshot,
      newestId: event.answer.id,
      said: [
        ...snapshot.said,
        { author: 'learner', text, memory: null, helped: null },
        { author: 'tutor', text: answer.text, memory: answer.memory, helped: null },
      ],
    },
  };
}

/** Waits while another tab or device is being answered, and where the server says until when. */
async function patiently<Answer>(call: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const { code, until } = problemOf(error);
      const wait = code === 'TALK_BUSY' ? BUSY_WAIT_MS : (until ?? 0) - Date.now();
      const canWait = code === 'TALK_BUSY' || code === 'TOO_MANY_REQUESTS';
      if (!canWait || tries === BUSY_TRIES || signal.aborted) throw error;
      await pause(Math.max(BUSY_WAIT_MS, wait), signal);
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
