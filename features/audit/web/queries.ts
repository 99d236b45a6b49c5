// What the audit's page reads from the server; each reading is recorded there.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UserId } from '../../../kit/core/user-id.ts';
import { apiOf } from '../../../kit/web/api/api.ts';
import { paging } from '../../../kit/web/api/paging.ts';
import type { AuditContract } from '../contract.ts';
import type { AuditAction, SubjectKind } from '../domain/actions.ts';

const auditApi = apiOf<AuditContract>('audit');

type Outputs = InferContractRouterOutputs<AuditContract>;
export type AuditEntry = Outputs['list']['entries'][number];

export type AuditFilter = {
  readonly action?: AuditAction;
  readonly actorId?: UserId | 'system';
  /** A part of what an entry shows. */
  readonly search?: string;
  readonly kind?: SubjectKind;
  /** An id, or a whole name. */
  readonly subjectId?: string;
  /** Days of Beijing, as all days of the admin area, both included. */
  readonly from?: string;
  readonly until?: string;
};

function asAsked({ from, until, ...filter }: AuditFilter) {
  return {
    ...filter,
    ...(from === undefined ? {} : { from: startOf(from, 0) }),
    ...(until === undefined ? {} : { until: startOf(until, 1) }),
  };
}

const BEIJING_MS = 8 * 3_600_000;

/** The moment at which a day, or one some days later, begins in Beijing. */
function startOf(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + later) - BEIJING_MS).toISOString();
}

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'list', filter],
    queryFn: ({ pageParam }) => auditApi.list({ ...pageParam, ...asAsked(filter) }),
    ...paging,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const actorsQuery = queryOptions({
  queryKey: ['audit', 'actors'],
  queryFn: () => auditApi.actors(),
});

/** A long page of them, for a table. */
export const readForTable = (filter: AuditFilter, cursor: string | undefined) =>
  auditApi.export({ ...asAsked(filter), ...(cursor === undefined ? {} : { cursor }) });

export const readersQuery = queryOptions({
  queryKey: ['audit', 'readers'],
  queryFn: () => auditApi.readers(),
  staleTime: 0,
});
