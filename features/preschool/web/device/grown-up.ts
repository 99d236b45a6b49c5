// A grown-up who has answered goes about in this tab; who comes back to the films is taken for a child again.

import { leaveNote, takeNote } from '../../../../kit/web/storage.ts';
import { DEVICE_CHANGED, GROWN_UP_HERE } from './device-key.ts';

export function letGrownUpOut(): void {
  leaveNote(GROWN_UP_HERE);
  dispatchEvent(new Event(DEVICE_CHANGED));
}

export function takeForChild(): void {
  takeNote(GROWN_UP_HERE);
}
