// What to do where a device has no Chinese voice: told at the first dead button of a visit.

import { t } from '../i18n.ts';
import { notify } from '../ui/notices/toasts.ts';
import { platformOf } from './platform.ts';

let isTold = false;

/** That there is no voice, and which setting of this device brings one. */
export function noVoiceText(): string {
  const platform = platformOf(navigator.userAgent, navigator.maxTouchPoints);
  const what = t('speech.noVoice');
  return platform === undefined ? what : `${what} ${t(`speech.voiceHelp.${platform}`)}`;
}

/** Whether it was told now: it is told once a visit. */
export function tellNoVoiceOnce(): boolean {
  if (isTold) return false;
  isTold = true;
  notify('info', noVoiceText());
  return true;
}
