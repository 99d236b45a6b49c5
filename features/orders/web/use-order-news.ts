// Reads orders again as soon as a notice tells of one of them: the notice is posted with the change itself.

import { useQueryClient } from '@tanstack/react-query';
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
}
