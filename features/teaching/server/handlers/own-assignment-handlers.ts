// The calls of learners about what their classes were given to do.

import { implement, ORPCError } from '@orpc/server';
import { type RequestContext, requireMember } from '../../../../kit/server/http/request/context.ts';
import { teachingContract } from '../../contract.ts';
import { isStillOpen } from '../../domain/index.ts';
import { toAssignmentView, toHandInView, toResultView } from '../assignments/assignment-views.ts';
import { listOwnAssignments } from '../assignments/assignments-repo.ts';
import { handInText } from '../assignments/hand-in.ts';
import { readResults } from '../assignments/read-results.ts';
import { takeWords } from '../assignments/take-words.ts';
import type { TeachingDeps } from '../deps.ts';

/** Far enough back that the day of the rule decides. */
const LOOKED_BACK_MS = 60 * 24 * 3600 * 1000;

export function ownAssignmentHandlers(deps: TeachingDeps) {
  const { db, content } = deps;
  const os = implement(teachingContract).$context<RequestContext>();
  const views = async (context: RequestContext, wanted: Parameters<typeof listOwnAssignments>[2]) => {
    const userId = requireMember(context).id;
    const own = await listOwnAssignments(db, userId, wanted);
    const results = await readResults(
      deps,
      [userId],
      own.map(({ row }) => row),
    );
    return own.map(({ row, className }) => ({
      ...toAssignmentView(row, content),
      className,
      ...toResultView(results(row, userId)),
    }));
  };
  return {
    listOwnAssignments: os.listOwnAssignments.handler(async ({ input: { id }, context }) => ({
      assignments: await views(context, { classId: id }),
    })),
    listOpen: os.listOpen.handler(async ({ context }) => {
      const now = new Date();
      const dueAfter = new Date(now.getTime() - LOOKED_BACK_MS).toISOString().slice(0, 10);
      const recent = await views(context, { dueAfter });
      const undone = recent.filter(({ isDone }) => !isDone);
      const [open, late] = [true, false].map((isOpen) =>
        undone.filter(({ dueOn }) => isStillOpen(dueOn, now) === isOpen),
      );
      return {
        assignments: open?.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn)) ?? [],
        late: lateOf(late ?? []),
      };
    }),
    takeWords: os.takeWords.handler(async ({ input: { id }, context, errors }) => {
      const taken = await takeWords(deps, { id, userId: requireMember(context).id });
      if (taken.ok) return { ...taken.value, open: [...taken.value.open] };
      if (taken.error.code === 'withdrawn') throw errors.ASSIGNMENT_WITHDRAWN();
      throw taken.error.code === 'list_full' ? errors.LIST_FULL() : new ORPCError('NOT_FOUND');
    }),
    handIn: os.handIn.handler(async ({ input: { id: assignmentId, ...given }, context, errors }) => {
      const handed = await handInText(deps, { ...given, assignmentId, userId: requireMember(context).id });
      if (handed.ok) return toHandInView(handed.value);
      if (handed.error.code === 'not_found') throw new ORPCError('NOT_FOUND');
      if (handed.error.code === 'withdrawn') throw errors.ASSIGNMENT_WITHDRAWN();
      throw handed.error.code === 'changed' ? errors.TEXT_CHANGED() : errors.MARKED_ALREADY();
    }),
  };
}

function lateOf(late: readonly { readonly classId: string }[]) {
  const classes = new Set(late.map(({ classId }) => classId));
  const [first = null] = classes;
  return late.length === 0 ? null : { count: late.length, classId: classes.size === 1 ? first : null };
}
