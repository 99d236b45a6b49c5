// Has the browser keep the page and what it has loaded, so that a reload without a network shows it again.

import { whenIdle } from '../language-core/when-idle.ts';

/** Call once, at the start. It begins when the page has loaded and is idle: it must not hold up the first visit. */
export function keepPageForOffline(): void {
  // In development the page's files change under their names: no copy of them may be served.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const begin = () => whenIdle(() => void keep().catch(() => undefined)); // Refused by the browser's settings.
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

async function keep(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  // A worker has no origin to name: it is this site's own.
  active?.postMessage({ keep: loadedFiles() }); // oxlint-disable-line unicorn/require-post-message-target-origin
}

/** Paths of the build's files that this visit has loaded, before the worker could see them. */
function loadedFiles(): string[] {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  return [...new Set(files.map(({ pathname }) => pathname))];
}
