// The public face of teaching's server side.

import { implement } from '@orpc/server';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { RequestContext } from '../../../kit/server/http/request/context.ts';
import { teachingContract } from '../contract.ts';
import { listOwnAssignments } from './assignments/assignments-repo.ts';
import { readResults } from './assignments/read-results.ts';
import type { TeachingDeps } from './deps.ts';
import { applyingHandlers, teacherAdminHandlers } from './handlers/applying-handlers.ts';
import { assignmentHandlers } from './handlers/assignment-handlers.ts';
import { classHandlers, invitingHandlers, joiningHandlers } from './handlers/class-handlers.ts';
import { ownAssignmentHandlers } from './handlers/own-assignment-handlers.ts';

export function createTeaching(deps: TeachingDeps) {
  const os = implement(teachingContract).$context<RequestContext>();
  const handlers = os.router({
    ...applyingHandlers(deps),
    ...teacherAdminHandlers(deps),
    ...classHandlers(deps),
    ...invitingHandlers(deps),
    ...joiningHandlers(deps),
    ...assignmentHandlers(deps),
    ...ownAssignmentHandlers(deps),
  });
  /** The ids of what they have done of all that their classes have to do. */
  const assignmentsDone = async (userId: UserId): Promise<ReadonlySet<string>> => {
    const own = (await listOwnAssignments(deps.db, userId, { dueAfter: '0001-01-01' })).map(({ row }) => row);
    const results = await readResults(deps, [userId], own);
    return new Set(own.filter((row) => results(row, userId).isDone).map(({ id }) => id));
  };
  return { handlers, assignmentsDone };
}

export { endTeachingWithRole } from './applications/decide.ts';
export { leaveClasses } from './classes/classes-repo.ts';
export { backdateClass } from './classes/demo.ts';
export { nameClass } from './classes/join-class.ts';
export { teachingNotices } from './notices.ts';
