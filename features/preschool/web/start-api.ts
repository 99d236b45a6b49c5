// Whether the preschool is locked, which the frame asks before any of its pages has come.

import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { readStored } from '../../../kit/web/storage.ts';
import { DEVICE_CHANGED, DEVICE_KEY } from './device/device-key.ts';

const HERE = /^\/preschool(\/|$)/i;

/** Whether a parent keeps a child on the page that is open, or on its way. */
export function useChildLock(): boolean {
  const { pathname } = useLocation();
  return useSyncExternalStore(onChange, () => HERE.test(pathname) && isLocked());
}

function onChange(listener: () => void): () => void {
  const events = [DEVICE_CHANGED, 'storage'];
  for (const name of events) addEventListener(name, listener);
  return () => {
    for (const name of events) removeEventListener(name, listener);
  };
}

function isLocked(): boolean {
  try {
    const stored: unknown = JSON.parse(readStored(DEVICE_KEY) ?? 'null');
    return typeof stored === 'object' && stored !== null && 'isLocked' in stored && stored.isLocked === true;
  } catch {
    return false; // Not JSON: something else wrote it.
  }
}
