// What the admin pages of the roles read and change.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf, errorCode } from '../../../../kit/web/api.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { notify } from '../../../../kit/web/ui/toasts.tsx';
import type { AiRolesContract } from '../../contract.ts';
import { t } from '../texts.ts';

type Outputs = InferContractRouterOutputs<AiRolesContract>;
export type Listed = Outputs['listRolesForAdmins'][number];

export const rolesApi = apiOf<AiRolesContract>('aiRoles');

/** Of all queries about roles, those of learners too. */
export const ROLES_KEY = ['ai-roles'] as const;

export const adminRolesQuery = queryOptions({
  queryKey: [...ROLES_KEY, 'admin', 'list'],
  queryFn: () => rolesApi.listRolesForAdmins(),
  staleTime: 0,
});

/** The text for what a call threw. */
export function refusalText(error: unknown): string {
  const code = errorCode(error);
  switch (code) {
    case 'ROLE_STALE':
    case 'ROLE_EXISTS':
    case 'ROLE_LIMIT':
    case 'ROLE_INCOMPLETE':
      return t(`errors.${code}`);
    default:
      return errorText(code);
  }
}

type Standing = Pick<Listed, 'id' | 'version'>;

/** Shows a role to learners or takes it from them, and says so. */
export function useShowing({ id, version }: Standing, name: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (shown: boolean) => {
      if (shown) await rolesApi.publishRole({ id, expectedVersion: version });
      else await rolesApi.hideRole({ id });
      return shown;
    },
    onSuccess: (shown) => notify('good', t(shown ? 'admin.nowShown' : 'admin.nowHidden', { name })),
    onError: (error) => notify('wrong', refusalText(error)),
    // Also after a refusal: somebody else may have changed it.
    onSettled: () => queries.invalidateQueries({ queryKey: ROLES_KEY }),
  });
}
