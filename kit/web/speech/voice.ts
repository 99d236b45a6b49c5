// Whether this browser can say Chinese: asked once, known to every sound button of the page.

import { useEffect } from 'react';
import { create } from 'zustand';
import { hasMandarinVoice } from './say.ts';

/** Until the browser has told its voices, none is missing. */
const useKnown = create<{ readonly isMissing: boolean }>(() => ({ isMissing: false }));
let isAsked = false;

export function useVoiceMissing(): boolean {
  useEffect(askOnce, []);
  return useKnown(({ isMissing }) => isMissing);
}

/** Voices can be installed, and come late, while the page is open. */
function askOnce(): void {
  if (isAsked) return;
  isAsked = true;
  void look();
  if (typeof speechSynthesis !== 'undefined')
    speechSynthesis.addEventListener('voiceschanged', () => void look());
}

async function look(): Promise<void> {
  useKnown.setState({ isMissing: !(await hasMandarinVoice()) });
}
