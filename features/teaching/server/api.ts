// The public face of teaching's server side.

import { implement } from '@orpc/server';
import type { RequestContext } from '../../../kit/server/http/request/context.ts';
import { teachingContract } from '../contract.ts';
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
  return { handlers };
}

export { endTeachingWithRole } from './applications/decide.ts';
export { leaveClasses } from './classes/classes-repo.ts';
export { backdateClass } from './classes/demo.ts';
export { nameClass } from './classes/join-class.ts';
export { teachingNotices } from './notices.ts';
