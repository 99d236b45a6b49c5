// Locks on accounts: put on with a reason that the person is told, taken off by an admin or by the clock.

import type { Member } from '../../../../kit/core/access.ts';
import { toLocale } from '../../../../kit/core/locale.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import { fillText, writeMoment } from '../../../../kit/core/texts.ts';
import { type UserId, userIdSchema } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { Mail } from '../../../../kit/server/mail/mail.ts';
import { recordAudit } from '../../../audit/server/api.ts';
import { type BanNotice, isBanOver } from '../../domain/index.ts';
import { lockTexts, writeAccountMail } from '../credentials/mail-texts.ts';
import { issueToken, peekToken } from '../credentials/verifications-repo.ts';
import type { AccountDeps } from '../deps.ts';
import {
  type Ban,
  listOverBans,
  lockWholePerson,
  type Person,
  recordEvent,
  setBan,
} from '../people/people-repo.ts';
import { endAllSessions } from '../sessions/sessions-repo.ts';

type BanDeps = Pick<AccountDeps, 'db' | 'mailer' | 'publicUrl' | 'readContact' | 'banAnswers'>;

/** How long whoever tried to sign in may write to the admins. */
const ANSWER_SECONDS = 3600;

type BanChange = {
  readonly id: UserId;
  /** Null lets them in again. */
  readonly ban: Ban | null;
  /** What the person is told when they are let in again; empty for nothing. */
  readonly note: string;
  /** The lock that is taken off, by when it began. */
  readonly bannedAt?: Date | undefined;
};

type BanFailure = Failure<'own_account'> | Failure<'not_found'> | Failure<'changed'> | Failure<'until_past'>;

export async function changeBan(
  deps: BanDeps,
  admin: Member,
  change: BanChange,
): Promise<Result<Person, BanFailure>> {
  const { id, ban } = change;
  if (id === admin.id) return err('own_account');
  return deps.db.transaction(async (tx) => {
    const before = await lockWholePerson(tx, id);
    if (!before) return err('not_found');
    // The same again, after a lost answer.
    if (isSame(before, ban)) return ok(before);
    if (isOvertaken(before, change)) return err('changed');
    if (ban && isBanOver(ban.until, new Date())) return err('until_past');
    if (!ban) return letIn(tx, deps, before, { admin, note: change.note });
    const person = await setBan(tx, id, ban);
    if (!person) return err('not_found');
    await endAllSessions(tx, id);
    const { reason, cause, internal, until } = ban;
    await recordEvent(tx, { userId: id, actorId: admin.id, kind: 'banned', detail: { reason } });
    await recordAudit(tx, {
      actor: admin,
      action: 'account_locked',
      subject: { kind: 'person', id, name: person.name },
      after: {
        cause,
        ...(until ? { until: until.toISOString() } : {}),
        ...(internal === '' ? {} : { internal }),
      },
      reason,
    });
    await deps.mailer.post(tx, await lockMail(tx, deps, person));
    return ok(person);
  });
}

const isSame = ({ bannedAt, ...before }: Person, ban: Ban | null): boolean =>
  ban === null
    ? bannedAt === null
    : bannedAt !== null &&
      before.banReason === ban.reason &&
      before.banCause === ban.cause &&
      before.banNote === ban.internal &&
      before.bannedUntil?.getTime() === ban.until?.getTime();

/** Another admin has locked the account meanwhile, so that this one would undo what they have not seen. */
const isOvertaken = ({ bannedAt: now }: Person, { ban, bannedAt: seen }: BanChange): boolean =>
  ban === null ? seen !== undefined && now?.getTime() !== seen.getTime() : now !== null;

type LettingIn = {
  /** Undefined: its time is over. */
  readonly admin: Member | undefined;
  readonly note: string;
};

async function letIn(
  tx: Executor,
  { mailer, publicUrl, banAnswers }: BanDeps,
  before: Person,
  { admin, note }: LettingIn,
): Promise<Result<Person, Failure<'not_found'>>> {
  const { id, banCause, bannedUntil } = before;
  const person = await setBan(tx, id, null);
  if (!person) return err('not_found');
  await banAnswers.settle(tx, id, new Date());
  await recordEvent(tx, { userId: id, actorId: admin?.id ?? null, kind: 'unbanned' });
  await recordAudit(tx, {
    actor: admin ?? null,
    action: 'account_unlocked',
    subject: { kind: 'person', id, name: person.name },
    before: { cause: banCause, ...(bannedUntil ? { until: bannedUntil.toISOString() } : {}) },
    reason: note,
  });
  const { email, name, locale } = person;
  await mailer.post(
    tx,
    writeAccountMail(
      note === '' ? 'accountUnlocked' : 'accountUnlockedBecause',
      { ownerId: id, email, locale: toLocale(locale) },
      { name, note, link: `${publicUrl()}/auth/login` },
    ),
  );
  return ok(person);
}

const ENDED_AT_ONCE = 100;

/** Takes off the locks whose time is over; two processes never tell the same person twice. */
export async function endBans(deps: BanDeps): Promise<void> {
  for (const id of await listOverBans(deps.db, ENDED_AT_ONCE)) await endBan(deps, id);
}

/** The person, who can come in again where the time of their lock is over. */
const endBan = (deps: BanDeps, id: UserId): Promise<Person | undefined> =>
  deps.db.transaction(async (tx) => {
    const person = await lockWholePerson(tx, id);
    if (!person?.bannedAt || !isBanOver(person.bannedUntil, new Date())) return person;
    const freed = await letIn(tx, deps, person, { admin: undefined, note: '' });
    return freed.ok ? freed.value : undefined;
  });

/** What somebody is told whose account is locked; undefined where it is not. */
export const toBanNotice = (
  { bannedAt, banReason, banCause, bannedUntil }: Person,
  ways: Pick<BanNotice, 'contact' | 'writtenAt' | 'answerToken'>,
): BanNotice | undefined =>
  bannedAt === null
    ? undefined
    : { cause: banCause, reason: banReason ?? '', since: bannedAt, until: bannedUntil, ...ways };

/** The same, and where its time is over the lock is taken off: whoever comes then need not wait for the clock. */
export async function readBan(deps: BanDeps, { id }: Person): Promise<BanNotice | undefined> {
  const { db, banAnswers, readContact } = deps;
  const person = await endBan(deps, id);
  if (!person?.bannedAt) return undefined;
  const writtenAt = await banAnswers.waitingSince(db, id);
  const answerToken =
    writtenAt === null
      ? await issueToken(db, { purpose: 'ban-answer', value: id, seconds: ANSWER_SECONDS })
      : null;
  return toBanNotice(person, { contact: await readContact(db, new Date()), writtenAt, answerToken });
}

type BanAnswer = { readonly token: string; readonly text: string };

/** Keeps what somebody writes who is locked out; the same again keeps nothing more. Answers when it was written. */
export function answerBan(
  { db, banAnswers }: BanDeps,
  { token, text }: BanAnswer,
): Promise<Result<Date, Failure<'link_invalid'>>> {
  return db.transaction(async (tx) => {
    const id = userIdSchema.safeParse(await peekToken(tx, 'ban-answer', token)).data;
    const person = id && (await lockWholePerson(tx, id));
    if (!person?.bannedAt) return err('link_invalid');
    const at = new Date();
    await banAnswers.receive(tx, { userId: person.id, text, at });
    return ok((await banAnswers.waitingSince(tx, person.id)) ?? at);
  });
}

/** The same as the page says to who tries to sign in. */
async function lockMail(
  tx: Executor,
  { publicUrl, readContact }: BanDeps,
  { id, email, name, locale: stored, banReason, banCause, bannedUntil }: Person,
): Promise<Mail> {
  const locale = toLocale(stored);
  const texts = lockTexts(locale);
  const contact = await readContact(tx, new Date());
  return writeAccountMail(
    contact === null ? 'accountLockedUnheard' : 'accountLocked',
    { ownerId: id, email, locale },
    {
      name,
      cause: texts.causes[banCause],
      reason: fillText(texts.words, { reason: banReason ?? '' }),
      until: bannedUntil
        ? fillText(texts.until, { date: writeMoment(bannedUntil, locale) })
        : texts.untilLifted,
      ...(contact === null
        ? { link: `${publicUrl()}/auth/login` }
        : { contact: fillText(texts.contactMail, { mail: contact }), link: `${publicUrl()}/help/contact` }),
    },
  );
}
