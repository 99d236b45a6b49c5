// Invites to a class: mail addresses by mail, usernames by a notice; what is wrong with a row of a roster is that row's alone.

import { eq } from 'drizzle-orm';
import type { Locale } from '../../../../kit/core/locale.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import { fillText } from '../../../../kit/core/texts.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { Owned } from '../../../../kit/server/db/owned.ts';
import { writeMail } from '../../../../kit/server/mail/write-mail.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { isEmailAddress } from '../../../account/domain/index.ts';
import { findByUsernames, nameOf } from '../../../account/server/api.ts';
import { type InviteOutcome, type KnownBefore, mayInviteAgain } from '../../domain/index.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };
import type { TeachingDeps } from '../deps.ts';
import { invited } from '../notices.ts';
import { teachingClasses } from '../tables.ts';
import {
  findClass,
  listMemberAddresses,
  listMembers,
  lockClass,
  type TeachingClass,
} from './classes-repo.ts';
import {
  deleteInvitation,
  findInvitation,
  type Invitation,
  listInvitations,
  putInvitation,
} from './invitations-repo.ts';

const texts = { zh, en, pt };

type OwnedId = { readonly id: string; readonly teacherId: UserId };
type Inviting = OwnedId & {
  readonly people: readonly Pick<Invitation, 'contact' | 'name'>[];
  /** The teacher's own address. */
  readonly email: string;
  readonly locale: Locale;
};
type Row = { readonly contact: string; readonly outcome: InviteOutcome };
type Inviter = {
  readonly taught: Owned<TeachingClass>;
  readonly teacherName: string;
  readonly locale: Locale;
};

/** In the order of the roster. */
export async function inviteRoster(
  deps: TeachingDeps,
  { id, teacherId, email, people: asked, locale }: Inviting,
): Promise<Result<Row[], Failure<'not_found'> | Failure<'ended'>>> {
  return deps.db.transaction(async (tx) => {
    // Rosters of one class wait for one another here.
    const taught = await lockClass(tx, { id, teacherId });
    if (!taught) return err('not_found');
    if (taught.endedAt !== null) return err('ended');
    const contacts = asked.map(({ contact }) => contact);
    const { people, invitations, knownBefore } = await readKnown(tx, taught, { contacts, email });
    const inviter = { locale, taught, teacherName: await teacherNameOf(tx, id) };
    const seen = new Set<string>();
    const rows: Row[] = [];
    for (const { contact, name } of asked) {
      const key = contact.toLowerCase();
      const person = people.get(contact);
      const outcome = seen.has(key)
        ? 'repeated'
        : person === undefined && !isEmailAddress(contact)
          ? unknownOrInvalid(contact)
          : (knownBefore(contact) ??
            (await inviteOnce(
              deps,
              tx,
              inviter,
              { contact: key, name, userId: person ?? null },
              invitations.get(key),
            )));
      seen.add(key);
      rows.push({ contact, outcome });
    }
    return ok(rows);
  });
}

type Contacts = { readonly contacts: readonly string[]; readonly email: string };

/** What the teacher may know of a roster: who is in the class, who they are themselves, whom they have invited. */
async function readKnown(db: Executor, taught: Owned<TeachingClass>, { contacts, email }: Contacts) {
  const members = new Set((await listMembers(db, taught)).map((member) => member.id));
  const addresses = new Set(await listMemberAddresses(db, taught));
  const people = await findByUsernames(
    db,
    contacts.filter((contact) => !isEmailAddress(contact)),
  );
  const invitations = new Map((await listInvitations(db, taught)).map((row) => [row.contact, row]));
  const knownBefore = (contact: string): KnownBefore | undefined => {
    const [key, person] = [contact.toLowerCase(), people.get(contact)];
    if (key === email.toLowerCase() || person === taught.teacherId) return 'self';
    if (addresses.has(key) || (person !== undefined && members.has(person))) return 'member';
    // Another code makes another invitation.
    return invitations.get(key)?.code === taught.code ? 'invitedBefore' : undefined;
  };
  return { people, invitations, knownBefore };
}

type Checking = OwnedId & Contacts;

/** Nothing is sent, and of whoever is not known to the class nothing is told, not even whether they exist. */
export async function checkRoster(
  { db }: TeachingDeps,
  { id, teacherId, ...asked }: Checking,
): Promise<
  Result<{ contact: string; known: KnownBefore | null }[], Failure<'not_found'> | Failure<'ended'>>
> {
  const found = await findClass(db, { id, teacherId });
  if (!found) return err('not_found');
  if (found.row.endedAt !== null) return err('ended');
  const { knownBefore } = await readKnown(db, found.row, asked);
  return ok(asked.contacts.map((contact) => ({ contact, known: knownBefore(contact) ?? null })));
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

async function inviteOnce(
  deps: TeachingDeps,
  tx: Executor,
  inviter: Inviter,
  who: Pick<Invitation, 'contact' | 'name' | 'userId'>,
  known: Invitation | undefined,
): Promise<InviteOutcome> {
  await sendInvitation(deps, tx, inviter, { id: known?.id ?? newId(), ...who }, new Date());
  return 'invited';
}

/** Whether somebody outside of the class has an account under an address is not told: they are written to all the same. */
async function sendInvitation(
  { mailer, publicUrl, postNotice }: TeachingDeps,
  tx: Executor,
  { taught, teacherName, locale }: Inviter,
  { id, contact, name, userId }: Pick<Invitation, 'id' | 'contact' | 'name' | 'userId'>,
  now: Date,
): Promise<Invitation> {
  const { id: classId, name: className, code } = taught;
  const sent = { id, classId, contact, name, userId, code, invitedAt: now };
  await putInvitation(tx, sent);
  if (userId !== null) {
    const content = invited.of({ className, teacher: teacherName, code });
    await postNotice(tx, { userId, eventId: newId(), content });
  } else {
    const link = `${publicUrl()}/join-class?code=${code}`;
    const { hello, helloNamed, ...text } = texts[locale].mail.invited;
    const greeting = name === '' ? hello : fillText(helloNamed, { name });
    const values = { greeting, teacher: teacherName, className, code, link };
    await mailer.post(tx, writeMail({ email: contact, locale, isStranger: true }, text, values));
  }
  return sent;
}

type Again = OwnedId & { readonly invitationId: string; readonly locale: Locale; readonly now: Date };
type AgainFailure = Failure<'not_found'> | Failure<'ended'> | Failure<'lately'>;

/** With the code that the class has now. */
export async function inviteAgain(
  deps: TeachingDeps,
  { invitationId, locale, now, ...of }: Again,
): Promise<Result<Invitation, AgainFailure>> {
  return deps.db.transaction(async (tx) => {
    const taught = await lockClass(tx, of);
    if (!taught) return err('not_found');
    if (taught.endedAt !== null) return err('ended');
    const known = await findInvitation(tx, taught, invitationId);
    if (!known) return err('not_found');
    if (!mayInviteAgain(known, taught.code, now)) return err('lately');
    const inviter = { locale, taught, teacherName: await teacherNameOf(tx, taught.id) };
    return ok(await sendInvitation(deps, tx, inviter, known, now));
  });
}

/** Withdrawing what is not there any more changes nothing. */
export async function withdrawInvitation(
  { db }: TeachingDeps,
  { invitationId, ...of }: OwnedId & { readonly invitationId: string },
): Promise<Result<null, Failure<'not_found'>>> {
  return db.transaction(async (tx) => {
    const taught = await lockClass(tx, of);
    if (!taught) return err('not_found');
    await deleteInvitation(tx, taught, invitationId);
    return ok(null);
  });
}
