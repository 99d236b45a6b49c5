// What this device keeps for its child, in its own storage and nowhere else.

import { create } from 'zustand';
import { readStored, store } from '../../../../kit/web/storage.ts';
import { type DeviceState, parseDeviceState } from '../../domain/index.ts';
import { DEVICE_CHANGED, DEVICE_KEY } from './device-key.ts';

export const useDevice = create<DeviceState>()(() => read());

function read(): DeviceState {
  try {
    return parseDeviceState(JSON.parse(readStored(DEVICE_KEY) ?? 'null'));
  } catch {
    // Not JSON: something else wrote it, and the next change replaces it.
    return parseDeviceState(null);
  }
}

/** Applies a rule to what is stored and stores the outcome; where storage is blocked it holds for this visit. */
export function changeDevice(rule: (state: DeviceState) => DeviceState): void {
  // Another tab may have stored since.
  const changed = rule(readStored(DEVICE_KEY) === null ? useDevice.getState() : read());
  useDevice.setState(changed, true);
  store(DEVICE_KEY, JSON.stringify(changed));
  dispatchEvent(new Event(DEVICE_CHANGED));
}

/** The day on this device's own calendar, `yyyy-mm-dd`. */
export function today(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
