// The calls of teachers about their classes, and of learners about those that they are in.

import { implement, ORPCError } from '@orpc/server';
import { readPage } from '../../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../../kit/server/http/request/context.ts';
import { ageOf, listAskingFor, needsGuardian } from '../../../privacy/server/api.ts';
import { teachingContract } from '../../contract.ts';
import { type CountedClass, findClass, listClasses, listMembers } from '../classes/classes-repo.ts';
import { endClass } from '../classes/end-class.ts';
import { listInvitations } from '../classes/invitations-repo.ts';
import { checkRoster, inviteAgain, inviteRoster, withdrawInvitation } from '../classes/invite.ts';
import { findByCode, findJoined, joinClass, leaveClass, listJoined } from '../classes/join-class.ts';
import { putClass, removeLearner, renewCode } from '../classes/manage-class.ts';
import { sendLine } from '../classes/send-line.ts';
import type { TeachingDeps } from '../deps.ts';
import { readInsight } from '../insight/read-insight.ts';
import { readLearner } from '../insight/read-learner.ts';
import { toAskingView, toClassView, toInvitationView, toJoinedView, toMemberView } from './views.ts';

export function classHandlers(deps: TeachingDeps) {
  const { db, publicUrl } = deps;
  const os = implement(teachingContract).$context<RequestContext>();
  const view = (found: CountedClass) => toClassView(found, publicUrl());
  const owned = (id: string, context: RequestContext) => ({ id, teacherId: requireMember(context).id });
  return {
    listClasses: os.listClasses.handler(async ({ input: { cursor }, context }) => {
      const { rows, nextCursor } = await readPage({
        cursor,
        read: (page) => listClasses(db, requireMember(context).id, page),
        keyOf: ({ row }) => row,
      });
      return { classes: rows.map(view), nextCursor };
    }),
    putClass: os.putClass.handler(async ({ input: { id, ...named }, context, errors }) => {
      const put = await putClass(deps, { ...owned(id, context), ...named });
      if (put.ok) return view(put.value);
      if (put.error.code === 'not_found') throw new ORPCError('NOT_FOUND');
      throw put.error.code === 'full' ? errors.CLASSES_FULL() : errors.CLASS_ENDED();
    }),
    readClass: os.readClass.handler(async ({ input: { id }, context }) => {
      const found = await findClass(db, owned(id, context));
      if (!found) throw new ORPCError('NOT_FOUND');
      // What a learner agreed to ends with the class.
      const isOpen = found.row.endedAt === null;
      const learners = isOpen ? await listMembers(db, found.row) : [];
      const invitations = isOpen ? await listInvitations(db, found.row) : [];
      const waiting = isOpen ? await listAskingFor(db, found.row.code) : [];
      const now = new Date();
      return {
        class: view(found),
        learners: learners.map(toMemberView),
        invitations: invitations.map((row) => toInvitationView(row, found.row, now)),
        asking: waiting
          .filter(({ userId }) => learners.every(({ id: joined }) => joined !== userId))
          .flatMap((row) => toAskingView(row, now)),
      };
    }),
    readInsight: os.readInsight.handler(async ({ input: { id }, context }) => {
      const found = await findClass(db, owned(id, context));
      if (!found || found.row.endedAt !== null) throw new ORPCError('NOT_FOUND');
      return readInsight(deps, found.row, new Date());
    }),
    readLearner: os.readLearner.handler(async ({ input: { id, userId }, context }) => {
      const found = await findClass(db, owned(id, context));
      const isOpen = found && found.row.endedAt === null;
      const seen = isOpen ? await readLearner(deps, found.row, { userId, now: new Date() }) : undefined;
      if (!seen) throw new ORPCError('NOT_FOUND');
      return seen;
    }),
    renewCode: os.renewCode.handler(async ({ input: { id }, context, errors }) => {
      const renewed = await renewCode(deps, owned(id, context));
      if (renewed.ok) return view(renewed.value);
      throw renewed.error.code === 'ended' ? errors.CLASS_ENDED() : new ORPCError('NOT_FOUND');
    }),
    endClass: os.endClass.handler(async ({ input: { id }, context }) => {
      const ended = await endClass(deps, owned(id, context));
      if (!ended.ok) throw new ORPCError('NOT_FOUND');
      return view(ended.value);
    }),
    sendLine: os.sendLine.handler(async ({ input: { id: classId, ...line }, context, errors }) => {
      const teacherId = requireMember(context).id;
      const sent = await sendLine(deps, { classId, teacherId, ...line, now: new Date() });
      if (sent.ok) return {};
      if (sent.error.code === 'not_found') throw new ORPCError('NOT_FOUND');
      throw sent.error.code === 'ended' ? errors.CLASS_ENDED() : errors.LINE_LATELY();
    }),
    removeLearner: os.removeLearner.handler(async ({ input: { id, userId }, context }) => {
      const removed = await removeLearner(deps, { ...owned(id, context), userId });
      if (!removed.ok) throw new ORPCError('NOT_FOUND');
      return {};
    }),
  };
}

export function invitingHandlers(deps: TeachingDeps) {
  const os = implement(teachingContract).$context<RequestContext>();
  return {
    checkRoster: os.checkRoster.handler(async ({ input, context, errors }) => {
      const { id: teacherId, email } = requireMember(context);
      const checked = await checkRoster(deps, { ...input, teacherId, email });
      if (checked.ok) return { rows: checked.value };
      throw checked.error.code === 'ended' ? errors.CLASS_ENDED() : new ORPCError('NOT_FOUND');
    }),
    invite: os.invite.handler(async ({ input, context, errors }) => {
      const { locale } = context;
      const { id: teacherId, email } = requireMember(context);
      const asked = await inviteRoster(deps, { ...input, teacherId, email, locale });
      if (asked.ok) return { rows: asked.value };
      throw asked.error.code === 'ended' ? errors.CLASS_ENDED() : new ORPCError('NOT_FOUND');
    }),
    inviteAgain: os.inviteAgain.handler(async ({ input, context, errors }) => {
      const [now, teacherId] = [new Date(), requireMember(context).id];
      const sent = await inviteAgain(deps, { ...input, teacherId, locale: context.locale, now });
      // It went out with the code that the class has now.
      if (sent.ok) return toInvitationView(sent.value, sent.value, now);
      if (sent.error.code === 'not_found') throw new ORPCError('NOT_FOUND');
      throw sent.error.code === 'ended' ? errors.CLASS_ENDED() : errors.INVITED_LATELY();
    }),
    withdrawInvitation: os.withdrawInvitation.handler(async ({ input, context }) => {
      const withdrawn = await withdrawInvitation(deps, { ...input, teacherId: requireMember(context).id });
      if (!withdrawn.ok) throw new ORPCError('NOT_FOUND');
      return {};
    }),
  };
}

export function joiningHandlers(deps: TeachingDeps) {
  const { db } = deps;
  const os = implement(teachingContract).$context<RequestContext>();
  return {
    findByCode: os.findByCode.handler(async ({ input: { code }, context, errors }) => {
      const userId = context.member?.id;
      const found = await findByCode(db, userId, code);
      if (!found) throw errors.CODE_UNKNOWN();
      const { teacherId, ...shown } = found;
      return { ...shown, isOwn: teacherId === userId };
    }),
    join: os.join.handler(async ({ input, context, errors }) => {
      const { id: userId, email } = requireMember(context);
      if ((await ageOf(db, userId)) === undefined) throw errors.AGE_UNKNOWN();
      if (await needsGuardian(db, userId)) throw errors.GUARDIAN_NEEDED();
      const joined = await joinClass(deps, { ...input, userId, email });
      if (joined.ok) return toJoinedView(joined.value);
      if (joined.error.code === 'full') throw errors.CLASS_FULL();
      throw joined.error.code === 'own_class' ? errors.OWN_CLASS() : errors.CODE_UNKNOWN();
    }),
    listJoined: os.listJoined.handler(async ({ context }) => ({
      classes: (await listJoined(db, requireMember(context).id)).map(toJoinedView),
    })),
    readJoined: os.readJoined.handler(async ({ input: { id }, context }) => {
      const found = await findJoined(db, requireMember(context).id, id);
      if (!found) throw new ORPCError('NOT_FOUND');
      return toJoinedView(found);
    }),
    leave: os.leave.handler(async ({ input: { id }, context }) => {
      await leaveClass(deps, { id, userId: requireMember(context).id });
      return {};
    }),
  };
}
