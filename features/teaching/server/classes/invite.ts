// Invites a roster to a class: mail addresses by mail, usernames by a notice; what is wrong with a row is that row's alone.

import { eq } from 'drizzle-orm';
import type { Locale } from '../../../../kit/core/locale.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { Owned } from '../../../../kit/server/db/owned.ts';
import { writeMail } from '../../../../kit/server/mail/write-mail.ts';
import { isEmailAddress } from '../../../account/domain/index.ts';
import { findByUsernames, nameOf } from '../../../account/server/api.ts';
import type { InviteOutcome } from '../../domain/index.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };
import type { TeachingDeps } from '../deps.ts';
import { invited } from '../notices.ts';
import { classInvitations, teachingClasses } from '../tables.ts';
import { listMembers, lockClass, type TeachingClass } from './classes-repo.ts';

const texts = { zh, en, pt };

type Inviting = {
  readonly id: string;
  readonly teacherId: UserId;
  readonly contacts: readonly string[];
  readonly locale: Locale;
};
type Row = { readonly contact: string; readonly outcome: InviteOutcome };
type Inviter = Pick<Inviting, 'teacherId' | 'locale'> & {
  readonly taught: Owned<TeachingClass>;
  readonly teacherName: string;
};

/** In the order of the roster. */
export async function inviteRoster(
  deps: TeachingDeps,
  { id, teacherId, contacts, locale }: Inviting,
): Promise<Result<Row[], Failure<'not_found'> | Failure<'ended'>>> {
  return deps.db.transaction(async (tx) => {
    const taught = await lockClass(tx, { id, teacherId });
    if (!taught) return err('not_found');
    if (taught.endedAt !== null) return err('ended');
    const members = new Set((await listMembers(tx, taught)).map((member) => member.id));
    const people = await findByUsernames(
      tx,
      contacts.filter((contact) => !isEmailAddress(contact)),
    );
    const inviter = { teacherId, locale, taught, teacherName: await teacherNameOf(tx, id) };
    const seen = new Set<string>();
    const rows: Row[] = [];
    for (const contact of contacts) {
      const key = contact.toLowerCase();
      const person = people.get(contact);
      const outcome = seen.has(key)
        ? 'repeated'
        : isEmailAddress(contact)
          ? await inviteByMail(deps, tx, inviter, key)
          : person === undefined
            ? unknownOrInvalid(contact)
            : person === teacherId || members.has(person)
              ? 'member'
              : await inviteByNotice(deps, tx, inviter, person);
      seen.add(key);
      rows.push({ contact, outcome });
    }
    return ok(rows);
  });
}

/** With an @ it was meant to be a mail address. */
const unknownOrInvalid = (contact: string): InviteOutcome => (contact.includes('@') ? 'invalid' : 'unknown');

async function teacherNameOf(tx: Executor, id: string): Promise<string> {
  const [row] = await tx
    .select({ name: nameOf<string>(teachingClasses.teacherId) })
    .from(teachingClasses)
    .where(eq(teachingClasses.id, id));
  return row?.name ?? '';
}

/** Whether somebody has an account under an address is not told: they are written to all the same. */
async function inviteByMail(
  { mailer, publicUrl }: TeachingDeps,
  tx: Executor,
  { taught, teacherName, locale }: Inviter,
  email: string,
): Promise<InviteOutcome> {
  const [made] = await tx
    .insert(classInvitations)
    .values({ classId: taught.id, email })
    .onConflictDoNothing()
    .returning({ email: classInvitations.email });
  if (!made) return 'invitedBefore';
  const link = `${publicUrl()}/join-class?code=${taught.code}`;
  const values = { teacher: teacherName, className: taught.name, code: taught.code, link };
  await mailer.post(tx, writeMail({ email, locale }, texts[locale].mail.invited, values));
  return 'invited';
}

/** Another code makes another invitation. */
async function inviteByNotice(
  { postNotice }: TeachingDeps,
  tx: Executor,
  { taught, teacherName }: Inviter,
  userId: UserId,
): Promise<InviteOutcome> {
  const content = invited.of({ className: taught.name, teacher: teacherName, code: taught.code });
  await postNotice(tx, { userId, eventId: `${taught.id} ${taught.code}`, content });
  return 'invited';
}

/** With another code, everybody may be invited anew. */
export async function forgetInvitations(tx: Executor, classId: string): Promise<void> {
  await tx.delete(classInvitations).where(eq(classInvitations.classId, classId));
}
