// What the frame of every page asks before any page has come: whether a parent keeps a child on the films.

import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { hasNote, readStored } from '../../../kit/web/storage.ts';
import { DEVICE_CHANGED, DEVICE_KEY, GROWN_UP_HERE } from './device/device-key.ts';

const HERE = /^\/preschool(\/|$)/i;

/** `in`: the page that is open, or on its way, is one for the child. `out`: it is not, and no grown-up has answered in this tab. */
type ChildLock = 'none' | 'in' | 'out';

export function useChildLock(): ChildLock {
  const { pathname } = useLocation();
  return useSyncExternalStore(onChange, () => {
    if (!isLocked()) return 'none';
    if (HERE.test(pathname)) return 'in';
    return hasNote(GROWN_UP_HERE) ? 'none' : 'out';
  });
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
