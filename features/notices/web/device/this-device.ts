// Whether this browser can be told of notices while no page is open, and how that is switched on and off.

import { noticesApi } from '../notices-api.ts';

/** `install`: a phone on which only a site on the home screen may. `blocked`: the person or the browser has said no. */
export type DeviceSupport = 'possible' | 'blocked' | 'install' | 'unsupported';

export function deviceSupport(): DeviceSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

/** Asks the person, then the browser's push service. Throws where it is away; `false` where the person says no. */
export async function switchOn(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.register('/service-worker.js');
  await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  const subscription =
    known ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  const { endpoint = '', keys } = subscription.toJSON();
  await noticesApi.addDevice({ endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' });
  return true;
}

/** The server first: what it sends no more need not be refused. */
export async function switchOff(): Promise<void> {
  await noticesApi.removeDevice();
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
