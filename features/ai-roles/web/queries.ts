// What the pages of the roles read.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../../kit/web/api/api.ts';
import type { AiRolesContract } from '../contract.ts';

type Outputs = InferContractRouterOutputs<AiRolesContract>;
export type ListedRole = Outputs['listRoles'][number];
export type RoleDetail = Outputs['readRole'];

const api = apiOf<AiRolesContract>('aiRoles');

/** They change with a release, and when an admin publishes or hides one. */
const STALE_MS = 60_000;

export const rolesQuery = queryOptions({
  queryKey: ['ai-roles', 'list'],
  queryFn: () => api.listRoles(),
  staleTime: STALE_MS,
});

export const roleQuery = (id: string) =>
  queryOptions({
    queryKey: ['ai-roles', 'role', id],
    queryFn: () => api.readRole({ id }),
    staleTime: STALE_MS,
  });
