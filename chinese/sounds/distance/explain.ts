/** Tells a learner in words what was different between the sound that was expected and the one that was given. */

import type { Locale } from '../../../kit/core/locale.ts';
import { CONFUSION_TEXTS } from './confusions.ts';
import type { Difference } from './distance.ts';

const NOTHING: Readonly<Record<Locale, string>> = { zh: '零声母', en: 'no initial', pt: 'sem inicial' };

/** One sentence about a difference, in the language of the interface. */
export function explainDifference(difference: Difference, locale: Locale): string {
  const shown = (sound: string) => sound || NOTHING[locale];
  return CONFUSION_TEXTS[difference.confusion][locale]
    .replace('{{expected}}', shown(difference.expected))
    .replace('{{given}}', shown(difference.given));
}
