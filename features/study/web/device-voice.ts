// Whether this device can say Chinese, remembered: to find it out may take a second, and the day's plan waits for nothing.

import { hasMandarinVoice } from '../../../kit/web/speech/say.ts';
import { readStored, store } from '../../../kit/web/storage.ts';

type DeviceVoice = 'yes' | 'no';
const KEY = 'yulu.voice';

/** As it was found the last time; before that it is taken to speak. */
export const rememberedVoice = (): DeviceVoice => (readStored(KEY) === 'no' ? 'no' : 'yes');

/** Finds it out anew, and remembers it: what a session asks is what all pages count. */
export async function deviceVoice(): Promise<boolean> {
  const hasVoice = await hasMandarinVoice();
  const found: DeviceVoice = hasVoice ? 'yes' : 'no';
  if (found !== rememberedVoice()) store(KEY, found);
  return hasVoice;
}

/** The same; true where it is otherwise than was remembered. */
export async function learnVoice(): Promise<boolean> {
  const before = rememberedVoice();
  await deviceVoice();
  return rememberedVoice() !== before;
}
