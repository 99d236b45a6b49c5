// What the audit's page reads from the server; each reading is recorded there.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../../kit/web/api/api.ts';
import type { AuditContract } from '../contract.ts';
import type { AuditAction } from '../domain/actions.ts';

const auditApi = apiOf<AuditContract>('audit');

type Outputs = InferContractRouterOutputs<AuditContract>;
export type AuditEntry = Outputs['list']['entries'][number];

export type AuditFilter = { readonly action: AuditAction | undefined; readonly subjectId: string };
type Cursor = string | undefined;
// The first page has no cursor.
const FIRST = undefined as Cursor;

export const auditQuery = ({ action, subjectId }: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'list', action, subjectId],
    queryFn: ({ pageParam }) =>
      auditApi.list({
        ...(pageParam === undefined ? {} : { cursor: pageParam }),
        ...(action === undefined ? {} : { action }),
        ...(subjectId === '' ? {} : { subjectId }),
      }),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });

export const readersQuery = queryOptions({
  queryKey: ['audit', 'readers'],
  queryFn: () => auditApi.readers(),
  staleTime: 0,
});
