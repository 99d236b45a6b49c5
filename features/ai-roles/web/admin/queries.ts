// What the admin pages of the roles read and change.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf, errorCode, errorData } from '../../../../kit/web/api/api.ts';
import { changedBy } from '../../../../kit/web/changed-by.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import type { AiRolesContract } from '../../contract.ts';
import { CARD_REFUSALS } from '../../domain/card/limits.ts';
import { t } from '../texts.ts';

type Outputs = InferContractRouterOutputs<AiRolesContract>;
export type Listed = Outputs['listRolesForAdmins'][number];
export type RoleForEditing = Outputs['readRoleForAdmins'];
export type Tried = Outputs['tryWording'];

export const rolesApi = apiOf<AiRolesContract>('aiRoles');

/** Of all queries about roles, those of learners too. */
export const ROLES_KEY = ['ai-roles'] as const;

export const adminRolesQuery = queryOptions({
  queryKey: [...ROLES_KEY, 'admin', 'list'],
  queryFn: () => rolesApi.listRolesForAdmins(),
  staleTime: 0,
});

export const adminRoleQuery = (id: string, version?: number) =>
  queryOptions({
    queryKey: [...ROLES_KEY, 'admin', 'role', id, version],
    queryFn: () => rolesApi.readRoleForAdmins({ id, ...(version === undefined ? {} : { version }) }),
    // The form is filled once: what another admin saves in the meantime must not replace what is being typed.
    staleTime: 0,
  });

/** Who wrote which version, the newest first. */
export const versionsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...ROLES_KEY, 'admin', 'versions', id],
    queryFn: ({ pageParam }) =>
      rolesApi.listRoleVersions({ id, ...(pageParam === undefined ? {} : { before: pageParam }) }),
    initialPageParam: undefined as number | undefined, // the first page begins at the newest
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
    staleTime: 0,
  });

/** The text for what a call threw. */
export function refusalText(error: unknown): string {
  const code = errorCode(error);
  switch (code) {
    case 'ROLE_STALE':
      return t('errors.ROLE_STALE', { by: changedBy(error) });
    case 'ROLE_EXISTS':
    case 'ROLE_LIMIT':
    case 'ROLE_INCOMPLETE':
      return t(`errors.${code}`);
    case 'CARD_REFUSED':
      return refusedText(errorData(error));
    default:
      return errorText(code);
  }
}

/** Why a card was refused, and where in it. */
function refusedText(data: unknown): string {
  const isTold = typeof data === 'object' && data !== null && 'reason' in data && 'place' in data;
  const reason = isTold && CARD_REFUSALS.find((known) => known === data.reason);
  return reason ? t(`refused.${reason}`, { place: String(data.place) }) : t('refused.kind');
}

export type RoleVersion = Pick<Listed, 'id' | 'version'>;

/** Shows a role to learners or takes it from them, and says so. */
export function useShowing(
  { id, version }: RoleVersion,
  { name, onDone }: { readonly name: string; readonly onDone: () => void },
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ shown, note }: { readonly shown: boolean; readonly note: string }) => {
      if (shown) await rolesApi.publishRole({ id, expectedVersion: version, note });
      else await rolesApi.hideRole({ id, note });
      return shown;
    },
    onSuccess: (shown) => notify('good', t(shown ? 'admin.nowShown' : 'admin.nowHidden', { name })),
    onError: (error) => notify('wrong', refusalText(error)),
    // Also after a refusal: somebody else may have changed it.
    onSettled: async () => {
      onDone();
      await queries.invalidateQueries({ queryKey: ROLES_KEY });
    },
  });
}
