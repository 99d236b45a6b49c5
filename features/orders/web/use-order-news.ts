// Reads orders again as soon as a notice tells of one of them, and whenever somebody comes back to the page: not every step has a notice.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNewNotice } from '../../notices/web/api.ts';
import { DESK_KEY, MINE_KEY } from './queries.ts';

const KEY_OF = { buyer: MINE_KEY, operator: DESK_KEY } as const;
/** Where the notices of each lead to. */
const PLACE_OF = { buyer: '/global-services/order-details', operator: '/admin/global-orders' } as const;

export function useOrderNews(side: keyof typeof KEY_OF): void {
  const queries = useQueryClient();
  useNewNotice(({ path }) => {
    if (path.startsWith(PLACE_OF[side])) void queries.invalidateQueries({ queryKey: KEY_OF[side] });
  });
  useEffect(() => {
    // A window beside another one is never hidden, so that coming back to it is no change of what is seen.
    const comeBack = () => void queries.invalidateQueries({ queryKey: KEY_OF[side] });
    window.addEventListener('focus', comeBack);
    return () => window.removeEventListener('focus', comeBack);
  }, [queries, side]);
}
