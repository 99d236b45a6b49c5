// The calls of teachers about what they give their classes, and about the texts that are handed in.

import { implement, ORPCError } from '@orpc/server';
import { type RequestContext, requireMember } from '../../../../kit/server/http/request/context.ts';
import { teachingContract } from '../../contract.ts';
import { toAssignmentView, toHandInView, toResultView } from '../assignments/assignment-views.ts';
import { findAnyAssignment, listAssignments, listWithdrawn } from '../assignments/assignments-repo.ts';
import { courseOf, practiceOf } from '../assignments/course.ts';
import { editAssignment, giveAssignment, withdrawAssignment } from '../assignments/give.ts';
import { markText } from '../assignments/hand-in.ts';
import { readEarlier, readResults } from '../assignments/read-results.ts';
import { readReminders, remindLearners } from '../assignments/remind.ts';
import { findClass, listMembers } from '../classes/classes-repo.ts';
import type { TeachingDeps } from '../deps.ts';

const owned = (classId: string, context: RequestContext) => ({
  classId,
  teacherId: requireMember(context).id,
});

export function assignmentHandlers(deps: TeachingDeps) {
  const { db, content } = deps;
  const os = implement(teachingContract).$context<RequestContext>();
  /** What a learner agreed to show ends with the class. */
  const openClass = async (id: string, context: RequestContext) => {
    const found = await findClass(db, { id, teacherId: requireMember(context).id });
    if (!found || found.row.endedAt !== null) throw new ORPCError('NOT_FOUND');
    return found.row;
  };
  return {
    ...givingHandlers(deps),
    readCourse: os.readCourse.handler(() => courseOf(content)),
    listAssignments: os.listAssignments.handler(async ({ input: { id }, context }) => {
      const taught = await openClass(id, context);
      const [learners, given, over] = await Promise.all([
        listMembers(db, taught),
        listAssignments(db, taught),
        listWithdrawn(db, taught),
      ]);
      const people = learners.map((learner) => learner.id);
      const results = await readResults(deps, people, [
        ...given,
        ...over.filter(({ kind }) => kind === 'writing'),
      ]);
      const withdrawn = over.map((assignment) => ({
        ...toAssignmentView(assignment, content),
        texts: people.filter((userId) => results(assignment, userId).handIn).length,
      }));
      const assignments = given.map((assignment) => {
        const all = people.map((userId) => results(assignment, userId));
        return {
          ...toAssignmentView(assignment, content),
          learners: people.length,
          done: all.filter(({ isDone }) => isDone).length,
          toMark: all.filter(({ handIn }) => handIn && handIn.mark === null).length,
        };
      });
      return { assignments, withdrawn };
    }),
    readAssignment: os.readAssignment.handler(async ({ input, context }) => {
      const taught = await openClass(input.id, context);
      const assignment = await findAnyAssignment(db, taught, input.assignmentId);
      if (!assignment) throw new ORPCError('NOT_FOUND');
      const learners = await listMembers(db, taught);
      const people = learners.map(({ id }) => id);
      const results = await readResults(deps, people, [assignment]);
      const remindedAt = await readReminders(db, [assignment.id], people);
      const earlier = await readEarlier(deps, people, assignment, (id) => results(assignment, id));
      return {
        assignment: toAssignmentView(assignment, content),
        className: taught.name,
        practice: practiceOf(assignment, await listAssignments(db, taught), content),
        results: learners.map(({ id, name }) => ({
          id,
          name,
          ...toResultView(results(assignment, id)),
          remindedAt: remindedAt(assignment.id, id)?.toISOString() ?? null,
          isEarlier: earlier.has(id),
        })),
      };
    }),
    markText: os.markText.handler(async ({ input, context, errors }) => {
      const { id: classId, ...marking } = input;
      const done = await markText(deps, { ...owned(classId, context), ...marking });
      if (done.ok) return toHandInView(done.value);
      if (done.error.code === 'withdrawn') throw errors.ASSIGNMENT_WITHDRAWN();
      if (done.error.code === 'spots_unfit') throw errors.SPOTS_UNFIT();
      if (done.error.code === 'marked_meanwhile') throw errors.MARKED_MEANWHILE();
      throw done.error.code === 'changed' ? errors.TEXT_CHANGED() : new ORPCError('NOT_FOUND');
    }),
  };
}

/** What a teacher gives a class, changes, and takes back. */
function givingHandlers(deps: TeachingDeps) {
  const { content } = deps;
  const os = implement(teachingContract).$context<RequestContext>();
  return {
    putAssignment: os.putAssignment.handler(async ({ input, context, errors }) => {
      const { id: classId, assignmentId: id, ...given } = input;
      const giving = { ...owned(classId, context), ...given, id };
      const put = await giveAssignment(deps, giving);
      if (put.ok) return toAssignmentView(put.value, content);
      if (put.error.code === 'not_found') throw new ORPCError('NOT_FOUND');
      if (put.error.code === 'ended') throw errors.CLASS_ENDED();
      if (put.error.code === 'full') throw errors.ASSIGNMENTS_FULL();
      if (put.error.code === 'due_too_far') throw errors.DUE_TOO_FAR();
      if (put.error.code === 'target_unknown') throw errors.TARGET_UNKNOWN();
      throw errors.WORDS_UNKNOWN({ data: put.error.data });
    }),
    changeAssignment: os.changeAssignment.handler(async ({ input, context, errors }) => {
      const { id: classId, assignmentId: id, ...given } = input;
      const editing = { ...owned(classId, context), ...given, id };
      const edited = await editAssignment(deps, editing);
      if (edited.ok) return toAssignmentView(edited.value, content);
      if (edited.error.code === 'not_found') throw new ORPCError('NOT_FOUND');
      if (edited.error.code === 'ended') throw errors.CLASS_ENDED();
      if (edited.error.code === 'changed') throw errors.ASSIGNMENT_CHANGED();
      if (edited.error.code === 'begun') throw errors.ASSIGNMENT_BEGUN();
      if (edited.error.code === 'due_too_far') throw errors.DUE_TOO_FAR();
      if (edited.error.code === 'target_unknown') throw errors.TARGET_UNKNOWN();
      throw errors.WORDS_UNKNOWN({ data: edited.error.data });
    }),
    remind: os.remind.handler(async ({ input, context, errors }) => {
      const { id: classId, ...reminding } = input;
      const done = await remindLearners(deps, { ...owned(classId, context), ...reminding, now: new Date() });
      if (done.ok) return done.value;
      if (done.error.code === 'not_found') throw new ORPCError('NOT_FOUND');
      if (done.error.code === 'ended') throw errors.CLASS_ENDED();
      if (done.error.code === 'withdrawn') throw errors.ASSIGNMENT_WITHDRAWN();
      throw done.error.code === 'done' ? errors.NOBODY_TO_REMIND() : errors.REMINDED_LATELY();
    }),
    withdrawAssignment: os.withdrawAssignment.handler(async ({ input, context }) => {
      const { id: classId, assignmentId: id } = input;
      const withdrawn = await withdrawAssignment(deps, { ...owned(classId, context), id });
      if (!withdrawn.ok) throw new ORPCError('NOT_FOUND');
      return {};
    }),
  };
}
