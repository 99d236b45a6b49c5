// Celebrates what is reached while the play is open: a goal, and the whole.

import { useEffect, useRef } from 'react';
import { locale } from '../../../../kit/web/i18n.ts';
import { celebrate } from '../../../../kit/web/moment/moments.ts';
import type { ProgressView } from '../../../tutor-chat/domain/index.ts';
import { t } from '../texts.ts';

/** `isThere` is false until the talk has been read: what was reached before is no news. */
export function usePlayMoments({ goals, ended }: ProgressView, isThere: boolean): void {
  const before = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!isThere) return;
    const reached = goals.filter(({ state }) => state === 'reached');
    const known = before.current;
    before.current = new Set(reached.map(({ id }) => id));
    const news = known ? reached.filter(({ id }) => !known.has(id)) : [];
    // The end has a place of its own in the talk, with its seal.
    if (ended) return;
    for (const { goal } of news) celebrate(t('moment.goal'), goal[locale]);
  }, [goals, ended, isThere]);
}
