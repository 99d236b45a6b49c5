// Tells the other tabs of this browser that a talk has changed, so that an open one reads it again at once.

/** Older browsers have none; then a tab reads again when it is looked at. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('yulu.talks') : undefined;

/** Something was said, answered, stopped, changed or deleted here. */
export function tellTalkChanged(talkId: string): void {
  // A channel has no target to name: it reaches this site's own tabs alone.
  channel?.postMessage(talkId); // oxlint-disable-line unicorn/require-post-message-target-origin
}

/** Calls back with the id of a talk that another tab has changed; ends with the signal. */
export function onTalkChanged(listener: (talkId: string) => void, signal: AbortSignal): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<string>) => listener(data), { signal });
}
