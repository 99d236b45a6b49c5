// What the audit's page reads from the server; each reading is recorded there.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../../kit/web/api/api.ts';
import { paging } from '../../../kit/web/api/paging.ts';
import type { AuditContract } from '../contract.ts';
import type { AuditAction } from '../domain/actions.ts';

const auditApi = apiOf<AuditContract>('audit');

type Outputs = InferContractRouterOutputs<AuditContract>;
export type AuditEntry = Outputs['list']['entries'][number];

export type AuditFilter = { readonly action: AuditAction | undefined; readonly subjectId: string };

export const auditQuery = ({ action, subjectId }: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'list', action, subjectId],
    queryFn: ({ pageParam }) =>
      auditApi.list({
        ...pageParam,
        ...(action === undefined ? {} : { action }),
        ...(subjectId === '' ? {} : { subjectId }),
      }),
    ...paging,
    staleTime: 0,
  });

export const readersQuery = queryOptions({
  queryKey: ['audit', 'readers'],
  queryFn: () => auditApi.readers(),
  staleTime: 0,
});
