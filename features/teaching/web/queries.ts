// What the pages of teaching read from the server.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../../kit/web/api/api.ts';
import { paging } from '../../../kit/web/api/paging.ts';
import type { TeachingContract } from '../contract.ts';

export const teachingApi = apiOf<TeachingContract>('teaching');

type Outputs = InferContractRouterOutputs<TeachingContract>;
export type TaughtClass = Outputs['listClasses']['classes'][number];
export type Learner = Outputs['readClass']['learners'][number];
export type Invitation = Outputs['readClass']['invitations'][number];
export type Asking = Outputs['readClass']['asking'][number];
export type JoinedClass = Outputs['readJoined'];
export type FoundClass = Outputs['findByCode'];
export type Application = Outputs['listApplications']['applications'][number];
export type Teacher = Outputs['listTeachers']['teachers'][number];

/** All that a teacher reads of classes; forgotten together. */
export const TAUGHT = ['teaching', 'taught'] as const;
/** All that a learner reads of theirs. */
export const JOINED = ['teaching', 'joined'] as const;
/** All that admins read. */
export const ADMIN = ['teaching', 'admin'] as const;

export const applicationQuery = queryOptions({
  queryKey: ['teaching', 'application'],
  queryFn: () => teachingApi.readApplication(),
});

export const classesQuery = infiniteQueryOptions({
  queryKey: [...TAUGHT, 'list'],
  queryFn: ({ pageParam }) => teachingApi.listClasses(pageParam),
  ...paging,
});

export const classQuery = (id: string) =>
  queryOptions({
    queryKey: [...TAUGHT, 'one', id],
    queryFn: () => teachingApi.readClass({ id }),
    // Learners join while it is looked at: each part that opens asks anew.
    staleTime: 0,
  });

export const joinedQuery = queryOptions({
  queryKey: [...JOINED, 'list'],
  queryFn: () => teachingApi.listJoined(),
});

export const joinedClassQuery = (id: string) =>
  queryOptions({ queryKey: [...JOINED, 'one', id], queryFn: () => teachingApi.readJoined({ id }) });

export const codeQuery = (code: string) =>
  queryOptions({
    queryKey: [...JOINED, 'code', code],
    queryFn: () => teachingApi.findByCode({ code }),
    retry: false,
  });

export const applicationsQuery = infiniteQueryOptions({
  queryKey: [...ADMIN, 'applications'],
  queryFn: ({ pageParam }) => teachingApi.listApplications({ state: 'submitted', ...pageParam }),
  ...paging,
});

export const teachersQuery = infiniteQueryOptions({
  queryKey: [...ADMIN, 'teachers'],
  queryFn: ({ pageParam }) => teachingApi.listTeachers(pageParam),
  ...paging,
});

export type Assignment = Outputs['listAssignments']['assignments'][number];
export type WithdrawnAssignment = Outputs['listAssignments']['withdrawn'][number];
export type OwnAssignment = Outputs['listOwnAssignments']['assignments'][number];
export type Result = Outputs['readAssignment']['results'][number];
export type HandIn = NonNullable<Result['handIn']>;
/** What a worksheet is made of. */
export type Practice = Outputs['readAssignment']['practice'];
export type Course = Outputs['readCourse'];

export const courseQuery = queryOptions({
  queryKey: ['teaching', 'course'],
  queryFn: () => teachingApi.readCourse(),
  staleTime: Number.POSITIVE_INFINITY,
});

export const assignmentsQuery = (id: string) =>
  queryOptions({
    queryKey: [...TAUGHT, 'assignments', id],
    queryFn: () => teachingApi.listAssignments({ id }),
    staleTime: 0,
  });

export const assignmentQuery = (id: string, assignmentId: string) =>
  queryOptions({
    queryKey: [...TAUGHT, 'assignments', id, assignmentId],
    queryFn: () => teachingApi.readAssignment({ id, assignmentId }),
  });

/** Asked anew at each visit: people come here from lessons, plays and reviews. */
export const ownAssignmentsQuery = (id: string) =>
  queryOptions({
    queryKey: [...JOINED, 'assignments', id],
    queryFn: () => teachingApi.listOwnAssignments({ id }),
    staleTime: 0,
  });

export const openAssignmentsQuery = queryOptions({
  queryKey: [...JOINED, 'open'],
  queryFn: () => teachingApi.listOpen(),
  staleTime: 0,
});

export type OpenAssignments = Outputs['listOpen'];

export type Insight = Outputs['readInsight'];

export type LearnerView = Outputs['readLearner'];

export const learnerQuery = (id: string, userId: string) =>
  queryOptions({
    queryKey: [...TAUGHT, 'learner', id, userId],
    queryFn: () => teachingApi.readLearner({ id, userId }),
    retry: false,
  });

/** A row of a roster with its place in it. */
export type InvitedRow = Outputs['invite']['rows'][number] & { readonly line: number };

/** Who of a roster is known to the class. */
export const rosterQuery = (id: string, contacts: readonly string[]) =>
  queryOptions({
    queryKey: [...TAUGHT, 'roster', id, contacts],
    queryFn: () => teachingApi.checkRoster({ id, contacts: [...contacts] }),
    retry: false,
  });

export const insightQuery = (id: string) =>
  queryOptions({
    queryKey: [...TAUGHT, 'insight', id],
    queryFn: () => teachingApi.readInsight({ id }),
    staleTime: 0,
  });
