// Serves the page and what it has shown before while there is no network. It keeps files of the build alone, never an answer
// of the API. It also shows notices that come while no page is open. A plain file, since it is fetched under this one
// address whatever the build.

const KEPT = 'yulu-page-1';
/** The page itself, under whatever path it was opened. */
const PAGE = '/';
/** Beside the hashed files; fresh whenever there is a network. */
const UNHASHED = ['/boot.js', '/favicon.svg'];
/** Strokes and examples are many small files: the oldest make room. */
const MOST_FILES = 600;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// What the page had loaded before this worker was there.
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keepAll(event.data.keep));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(openHashed(event));
  else if (UNHASHED.includes(pathname)) event.respondWith(openFresh(event));
});

/** From the network, else the copy. Another build's page brings other files: those of the one before go. */
async function openPage(event) {
  try {
    const answer = await fetch(event.request);
    const isPage = answer.ok && answer.headers.get('content-type')?.startsWith('text/html');
    if (isPage) event.waitUntil(keepPage(answer.clone()));
    return answer;
  } catch (error) {
    return (await caches.match(PAGE, { cacheName: KEPT })) ?? Promise.reject(error);
  }
}

async function keepPage(answer) {
  const kept = await caches.open(KEPT);
  const before = await kept.match(PAGE);
  const [now, then] = await Promise.all([answer.clone().text(), before?.text()]);
  if (now === then) return;
  if (then !== undefined) await forgetMissing(kept, now);
  await kept.put(PAGE, answer);
}

/** Files that the page itself no longer names go, and with them the chunks of their build; data stays by its hash. */
async function forgetMissing(kept, page) {
  const requests = await kept.keys();
  const isCode = (url) => /\.(js|css)$/.test(url);
  await Promise.all(
    requests
      .filter(({ url }) => isCode(url) && !page.includes(new URL(url).pathname))
      .map((request) => kept.delete(request)),
  );
}

/** A hashed file never changes: the copy is as good as the network. */
async function openHashed(event) {
  const copy = await caches.match(event.request, { cacheName: KEPT });
  if (copy) return copy;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(event.request.url, answer.clone()));
  return answer;
}

async function openFresh(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keep(event.request.url, answer.clone()));
    return answer;
  } catch (error) {
    return (await caches.match(event.request, { cacheName: KEPT })) ?? Promise.reject(error);
  }
}

async function keep(url, answer) {
  const kept = await caches.open(KEPT);
  await kept.put(url, answer);
  const all = await kept.keys();
  const files = all.filter((request) => new URL(request.url).pathname.startsWith('/assets/'));
  await Promise.all(files.slice(0, Math.max(0, files.length - MOST_FILES)).map((file) => kept.delete(file)));
}

/** Mostly out of the browser's own cache; what does not come is kept when it is next asked for. */
async function keepAll(paths) {
  const kept = await caches.open(KEPT);
  for (const path of [PAGE, ...UNHASHED, ...paths]) {
    if (await kept.match(path)) continue;
    const answer = await fetch(path).catch(() => undefined);
    if (answer?.ok) await kept.put(path, answer);
  }
}

// Messages that the server sends to this device: `{ id, title, detail, path, language }`.
self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data?.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAt(event.notification.data.path));
});
// The browser has given out another address: the server must know it.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

/** Twice the same is shown once. */
async function showNotice({ id, title, detail, path, language }) {
  await self.registration.showNotification(title, {
    body: detail,
    tag: id,
    lang: language,
    icon: '/icon-192.png',
    data: { path },
  });
}

async function openAt(path) {
  const [open] = await self.clients.matchAll({ type: 'window' });
  const moved = await open?.navigate(path).catch(() => undefined);
  await (moved ? moved.focus() : self.clients.openWindow(path));
}

async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const subscription =
    newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/notices/device', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, ...keys }),
  });
}
