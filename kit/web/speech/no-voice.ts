// What to do where a device has no Chinese voice; fetched where somebody meets that.

import { t as common } from '../i18n.ts';
import { platformOf } from './platform.ts';
import { t } from './speech-texts.ts';

/** That there is no voice, and which setting of this device brings one. */
export function noVoiceText(): string {
  const platform = platformOf(navigator.userAgent, navigator.maxTouchPoints);
  const what = common('speech.noVoice');
  return platform === undefined ? what : `${what} ${t(`voiceHelp.${platform}`)}`;
}
