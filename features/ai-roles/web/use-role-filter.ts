// Which roles are shown lives in the address, so that a reload, Back and a sent link show the same.

import { useSearchParams } from 'react-router';
import { LEVELS, type Level } from '../../../content/schema/levels.ts';
import type { ListedRole } from './queries.ts';

export const THEMES = ['daily', 'service', 'work', 'study', 'travel', 'family', 'culture'] as const;
type Theme = ListedRole['theme'];

export type RoleFilter = { readonly level: Level | 'all'; readonly theme: Theme | 'all' };

export function useRoleFilter(): readonly [RoleFilter, (filter: RoleFilter) => void] {
  const [params, setParams] = useSearchParams();
  const filter: RoleFilter = {
    level: LEVELS.find((each) => each === params.get('level')) ?? 'all',
    theme: THEMES.find((each) => each === params.get('theme')) ?? 'all',
  };
  const choose = ({ level, theme }: RoleFilter) =>
    setParams(
      { ...(level === 'all' ? {} : { level }), ...(theme === 'all' ? {} : { theme }) },
      { replace: true, preventScrollReset: true },
    );
  return [filter, choose];
}
