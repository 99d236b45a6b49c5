// The calls of applicants, and of admins about them and about teachers.

import { implement, ORPCError } from '@orpc/server';
import { readPage } from '../../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../../kit/server/http/request/context.ts';
import { listPeopleOfRole } from '../../../account/server/api.ts';
import { answerDecision, viewApplication, viewListed } from '../../../applications/server/api.ts';
import { teachingContract } from '../../contract.ts';
import { applications, apply, decideTeaching, revokeTeacher } from '../applications/decide.ts';
import { countOpenClasses } from '../classes/classes-repo.ts';
import type { TeachingDeps } from '../deps.ts';

export function applyingHandlers({ db }: TeachingDeps) {
  const os = implement(teachingContract).$context<RequestContext>();
  return {
    readApplication: os.readApplication.handler(async ({ context }) => {
      const latest = await applications.latest(db, requireMember(context).id);
      return { application: latest ? viewApplication(latest) : null };
    }),
    apply: os.apply.handler(async ({ input, context, errors }) => {
      const applied = await apply(db, requireMember(context), input);
      if (applied.ok) return viewApplication(applied.value);
      throw applied.error.code === 'role_unfit' ? errors.ROLE_UNFIT() : errors.APPLICATION_OPEN();
    }),
  };
}

export function teacherAdminHandlers(deps: TeachingDeps) {
  const { db } = deps;
  const os = implement(teachingContract).$context<RequestContext>();
  return {
    listApplications: os.listApplications.handler(async ({ input }) => {
      const { rows, nextCursor } = await applications.page(db, input);
      return { applications: rows.map(viewListed), nextCursor };
    }),
    decideApplication: os.decideApplication.handler(async ({ input: { id, decision }, context, errors }) =>
      answerDecision(await decideTeaching(deps, { id, decision, admin: requireMember(context) }), errors),
    ),
    listTeachers: os.listTeachers.handler(async ({ input: { cursor } }) => {
      const read = (page: Parameters<typeof listPeopleOfRole>[2]) => listPeopleOfRole(db, 'teacher', page);
      const { rows, nextCursor } = await readPage({ cursor, read });
      const counts = await countOpenClasses(
        db,
        rows.map(({ id }) => id),
      );
      const teachers = rows.map(({ id, name, email, bannedAt }) => {
        const { classes = 0, learners = 0 } = counts.get(id) ?? {};
        return { id, name, email, isBanned: bannedAt !== null, classes, learners };
      });
      return { teachers, nextCursor };
    }),
    revokeTeacher: os.revokeTeacher.handler(async ({ input, context, errors }) => {
      const revoked = await revokeTeacher(deps, { ...input, admin: requireMember(context) });
      if (revoked.ok) return {};
      throw revoked.error.code === 'not_found' ? new ORPCError('NOT_FOUND') : errors.NOT_TEACHER();
    }),
  };
}
