// Whether the device has no voice of its own for the films of a language.

import { useEffect, useState } from 'react';
import type { FilmLanguage } from '../../../../content/schema/films/film-kinds.ts';
import { hasVoice } from './narrator.ts';

/** False until it is known; asked anew when somebody comes back, perhaps from the settings of the device. */
export function useIsSilent(language: FilmLanguage): boolean {
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    let isGone = false;
    const ask = () =>
      void hasVoice(language).then((has) => {
        if (!isGone) setSilent(!has);
      });
    ask();
    addEventListener('focus', ask);
    // Some browsers load their voices long after the page.
    globalThis.speechSynthesis?.addEventListener('voiceschanged', ask);
    return () => {
      isGone = true;
      removeEventListener('focus', ask);
      globalThis.speechSynthesis?.removeEventListener('voiceschanged', ask);
    };
  }, [language]);
  return isSilent;
}
