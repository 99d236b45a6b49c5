// Sends a request to the server with a timeout, and notices a newer build. Small, since every page loads it.

import { locale } from '../i18n.ts';
import { compareBuild } from './build.ts';
import { noteAbsence } from './server-watch.ts';

/** Spec section 7; a stream may be silent and long, so only the wait for its beginning is bounded. */
const TIMEOUT_MS = 10_000;
/** A tutor's answer begins when the model does, and the server gives the model 180 s. */
const STREAM_TIMEOUT_MS = 190_000;
/** What is put together from thousands of rows while somebody waits for it, and asked for by a button. */
const LONG_TIMEOUT_MS = 120_000;
const LEAVING_MS = 2000;

/** Tells the server the interface language, for mails and messages. */
export const LANGUAGE_HEADER = { 'x-yulu-language': locale } as const;

/** The server could not be reached, or did not answer in time. Nothing is known about what it did. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** `fetch` with our time limit. Throws UnreachableError when nothing came, the abort itself when the caller aborted. */
export async function callServer(request: Request, init?: RequestInit): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutOf(new URL(request.url).pathname));
  try {
    const response = await fetch(request, {
      ...init,
      signal: AbortSignal.any([request.signal, late.signal]),
    });
    compareBuild(response.headers);
    return response;
  } catch (error) {
    if (request.signal.aborted) throw error;
    await untilGone();
    noteAbsence();
    throw new UnreachableError('no answer', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function timeoutOf(path: string): number {
  if (/\/(messages|retry)$/.test(path)) return STREAM_TIMEOUT_MS;
  return /\/anki\/(packages|table)$/.test(path) ? LONG_TIMEOUT_MS : TIMEOUT_MS;
}

let isLeaving = false;
// Code that tests read without a browser has no events.
globalThis.addEventListener?.('pagehide', () => {
  isLeaving = true;
});

/**
 * A page that is left or loaded anew loses its requests, which says nothing of the server: it is given the time to go.
 * One that the browser brings back notices an absent server that much later.
 */
async function untilGone(): Promise<void> {
  if (isLeaving) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
}

declare global {
  /** What boot.js asked for before this code was here: the answer of `/account/session`. */
  var yuluSession: Promise<Response> | undefined;
}

/**
 * Reads one of the few things that every page asks for (session, site) without the typed client, which the home page
 * does not load. `path` is below `/api`. Throws UnreachableError also for an answer that is not a success.
 */
export async function readJson(path: string): Promise<unknown> {
  const response = await (earlyAnswer(path) ??
    callServer(new Request(`/api${path}`, { headers: LANGUAGE_HEADER })));
  if (response.ok) return response.json();
  noteAbsence(retryAfter(response.headers));
  throw new UnreachableError(`${path} answered ${response.status}`);
}

/** In how many seconds the server wants to be asked again; 0 when it does not say. */
export function retryAfter(headers: Headers): number {
  return Number(headers.get('retry-after')) || 0;
}

/** What boot.js asked for; good once. */
function earlyAnswer(path: string): Promise<Response> | undefined {
  const early = path === '/account/session' ? globalThis.yuluSession : undefined;
  if (!early) return undefined;
  globalThis.yuluSession = undefined;
  return receive(early);
}

async function receive(early: Promise<Response>): Promise<Response> {
  try {
    const response = await early;
    compareBuild(response.headers);
    return response;
  } catch (cause) {
    noteAbsence();
    throw new UnreachableError('no answer', { cause });
  }
}
