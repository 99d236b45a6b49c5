// Lets a page that shows something look at it again as soon as a notice tells that it has changed.

import { useEffect, useEffectEvent } from 'react';
import type { NoticeView } from '../notices-api.ts';
import { useUnread } from './unread.ts';

/** `act` is called once for each notice that arrives while the page is open. */
export function useNewNotice(act: (notice: NoticeView) => void): void {
  const onNotice = useEffectEvent(act);
  useEffect(
    () =>
      useUnread.subscribe(({ newest }, before) => {
        if (newest !== undefined && newest !== before.newest) onNotice(newest);
      }),
    [],
  );
}
