// Whether an on-screen keyboard is open. What watches it is fetched with the first field that has the focus.

import { useEffect, useState } from 'react';

/** False until the watch has come, and where it cannot be had: the bars stay there. */
export function useOnScreenKeyboard(): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const whole = { width: innerWidth, height: innerHeight };
    const look = () => {
      if (!document.activeElement?.matches('textarea, input')) return;
      document.removeEventListener('focusin', look);
      void import('./watch-keyboard.ts').then(
        ({ watchKeyboard }) => watchKeyboard(setOpen, whole, stop.signal),
        () => document.addEventListener('focusin', look, stop),
      );
    };
    document.addEventListener('focusin', look, stop);
    look();
    return () => stop.abort();
  }, []);
  return isOpen;
}
