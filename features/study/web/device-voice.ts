// Whether this device can say Chinese, remembered: to find it out may take a second, and the day's plan waits for nothing.

import { hasMandarinVoice } from '../../../kit/web/speech/say.ts';
import { readStored, store } from '../../../kit/web/storage.ts';

type DeviceVoice = 'yes' | 'no';
const KEY = 'yulu.voice';

/** As it was found the last time; before that it is taken to speak. */
export const rememberedVoice = (): DeviceVoice => (readStored(KEY) === 'no' ? 'no' : 'yes');

/** Finds it out anew; true where it is otherwise than was remembered. */
export async function learnVoice(): Promise<boolean> {
  const found: DeviceVoice = (await hasMandarinVoice()) ? 'yes' : 'no';
  if (found === rememberedVoice()) return false;
  return store(KEY, found);
}
