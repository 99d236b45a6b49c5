// The time until the day turns, second by second.

import { useEffect, useState } from 'react';
import { countdown } from '../domain/index.ts';
import { type Today, untilReset } from './today.ts';

export function useCountdown(today: Today): string {
  const [shown, setShown] = useState(() => countdown(untilReset(today)));
  useEffect(() => {
    const show = () => setShown(countdown(untilReset(today)));
    show();
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [today]);
  return shown;
}
