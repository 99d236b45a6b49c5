// Tells at the first dead button of a visit what to do where a device has no Chinese voice.

import { loadTexts, t } from '../i18n.ts';
import { notify } from '../ui/notices/toasts.ts';

let isTold = false;

/** Whether it was told now: it is told once a visit. */
export async function tellNoVoiceOnce(): Promise<boolean> {
  if (isTold) return false;
  isTold = true;
  notify('info', await noVoice());
  return true;
}

/** Without a network it is said in short. */
async function noVoice(): Promise<string> {
  try {
    const [{ noVoiceText }, { TEXTS }] = await Promise.all([
      import('./no-voice.ts'),
      import('./speech-texts.ts'),
    ]);
    await loadTexts([TEXTS]);
    return noVoiceText();
  } catch {
    return t('speech.noVoice');
  }
}
