// Tells the other tabs of this browser which cards of a session were answered here, so that none asks them again.

import { onRepeated } from '../../../learning-events/web/api.ts';

/** Older browsers have none; then a tab hears of it from the server. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('yulu.study') : undefined;

type Answered = { readonly session: string; readonly cards: readonly string[] };

/** `cards`: their keys; none where an answer was taken back. */
export function tellAnswered(told: Answered): void {
  // A channel has no target to name: it reaches this site's own tabs alone.
  channel?.postMessage(told); // oxlint-disable-line unicorn/require-post-message-target-origin
}

type Heeding = {
  /** Another tab has answered cards. */
  readonly onAnswered: (told: Answered) => void;
  /** Answers of this browser count for nothing, since another device had given them before; by the ids of their events. */
  readonly onRepeated: (ids: ReadonlySet<string>) => void;
};

/** Calls back with what others have answered; ends with the signal. */
export function heedOthers(signal: AbortSignal, { onAnswered, onRepeated: heedRepeated }: Heeding): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Answered>) => onAnswered(data), { signal });
  signal.addEventListener('abort', onRepeated(heedRepeated));
}
