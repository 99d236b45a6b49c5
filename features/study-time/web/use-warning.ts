// Says once, without getting in the way, that little time is left; all tabs together say it once.

import { useEffect } from 'react';
import { readStored, store } from '../../../kit/web/storage.ts';
import { notify } from '../../../kit/web/ui/notices/toasts.ts';
import { minutesLeft } from '../domain/index.ts';
import { t } from './texts.ts';
import { useToday } from './today.ts';

/** Holds the day that was warned of; empty when time has come back since. */
const KEY = 'yulu.study-time.warned';

export function useWarning(): void {
  const today = useToday();
  useEffect(() => {
    if (!today?.limited) return;
    const { isWarning, secondsLeft, date } = today;
    const isWarned = readStored(KEY) === date;
    if (!isWarning && isWarned) store(KEY, '');
    if (!isWarning || isWarned || secondsLeft === 0) return;
    store(KEY, date);
    notify('retry', t('warning', { count: minutesLeft(secondsLeft) }));
  }, [today]);
}
