// What a guest has typed or pasted, kept in this tab, so that it is still there after signing up.

import { keepInTab, readInTab } from '../../../../kit/web/tab-storage.ts';

const KEY = 'yulu.guest-items';

export const readGuestText = (): string => readInTab(KEY) ?? '';

/** An empty one takes it away. */
export const keepGuestText = (text: string): void => keepInTab(KEY, text === '' ? null : text);
