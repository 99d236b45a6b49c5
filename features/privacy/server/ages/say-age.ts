// Takes an answer about somebody's age, and asks a guardian by mail.

import { createHash, randomBytes } from 'node:crypto';
import type { Member } from '../../../../kit/core/access.ts';
import type { Locale } from '../../../../kit/core/locale.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import { writeDay } from '../../../../kit/core/texts.ts';
import { writeMail } from '../../../../kit/server/mail/write-mail.ts';
import { lockPerson } from '../../../account/server/api.ts';
import { plainCode } from '../../../referral/domain/index.ts';
import { type Age, guardianLinkEnds } from '../../domain/index.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };
import type { PrivacyDeps } from '../deps.ts';
import { guardianAgreed, guardianAgreedToClass, guardianWithdrew } from '../notices.ts';
import {
  calledTo,
  confirmByLink,
  findAge,
  findByLink,
  insertAge,
  lowerAge,
  setLink,
  withdrawByLink,
} from './ages-repo.ts';

const texts = { zh, en, pt };

/** The first answer holds; with `younger`, all goes at once that younger people must not have kept. */
export async function answerAge(
  { db, onYounger }: PrivacyDeps,
  { id: userId }: Pick<Member, 'id'>,
  { age, now }: { readonly age: Age; readonly now: Date },
): Promise<Result<undefined, Failure<'answered'>>> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    if (await insertAge(tx, { userId, age, answeredAt: now })) {
      if (age === 'younger') for (const forget of onYounger) await forget(tx, userId);
      return ok(undefined);
    }
    return (await findAge(tx, userId))?.age === age ? ok(undefined) : err('answered');
  });
}

/**
 * Who has said that they are 16 or over, and is not: it takes rights away and gives none, so it holds at once. Not while
 * something is under way that only grown-ups may end.
 */
export async function sayYounger(
  { db, onYounger, onWithdrawn, findObstacles, hasUnpaidOrder }: PrivacyDeps,
  { id: userId, role }: Pick<Member, 'id' | 'role'>,
  now: Date,
): Promise<Result<undefined, Failure<'held'>>> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const age = (await findAge(tx, userId))?.age;
    if (age === 'younger') return ok(undefined);
    const isOpen = (await findObstacles(tx, userId)).length > 0 || (await hasUnpaidOrder(tx, userId));
    if (role !== 'student' || isOpen) return err('held');
    if (!(await lowerAge(tx, { userId, now })))
      await insertAge(tx, { userId, age: 'younger', answeredAt: now });
    for (const end of [...onYounger, ...onWithdrawn]) await end(tx, userId);
    return ok(undefined);
  });
}

type AskGuardian = {
  readonly member: Pick<Member, 'id' | 'name' | 'email'>;
  readonly email: string;
  /** Of the class that they want to join. */
  readonly classCode?: string | undefined;
  /** What they are called there; empty where no name was given. */
  readonly knownAs: string;
  readonly locale: Locale;
  readonly now: Date;
};

export async function askGuardian(
  { db, mailer, publicUrl, findClass }: PrivacyDeps,
  { member, locale, now, classCode, knownAs, ...given }: AskGuardian,
): Promise<Result<undefined, Failure<'not_needed' | 'self'>>> {
  const email = given.email.toLowerCase();
  if (email === member.email.toLowerCase()) return err('self');
  return db.transaction(async (tx) => {
    await lockPerson(tx, member.id);
    const row = await findAge(tx, member.id);
    if (row?.age !== 'younger' || row.confirmedAt !== null) return err('not_needed');
    const token = newToken();
    const linkUntil = guardianLinkEnds(now);
    await setLink(tx, member.id, {
      guardianEmail: email,
      linkHash: hashToken(token),
      linkUntil,
      classCode: classCode === undefined ? null : plainCode(classCode),
      knownAs,
    });
    const date = writeDay(linkUntil.toISOString().slice(0, 10), locale);
    const wanted = classCode === undefined ? undefined : await findClass(tx, classCode);
    const { guardian, guardianOfClass } = texts[locale].mail;
    const link = `${publicUrl()}/guardian?token=${token}`;
    const values = { name: calledTo(member.name, knownAs), date, link, ...wanted };
    await mailer.post(tx, writeMail({ email, locale }, wanted ? guardianOfClass : guardian, values));
    return ok(undefined);
  });
}

/** Whom the link of a mail is about, and the class and its teacher as they are called now; undefined where it no longer works. */
export async function readGuardianLink({ db, findClass }: PrivacyDeps, token: string, now: Date) {
  const asked = await findByLink(db, hashToken(token), now);
  if (!asked) return undefined;
  const { name, classCode, agreedAt } = asked;
  const wanted = (classCode === null ? undefined : await findClass(db, classCode)) ?? null;
  return { name, wanted, agreedAt: agreedAt?.toISOString() ?? null };
}

type Pressed = { readonly token: string; readonly locale: Locale; readonly now: Date };

/**
 * A guardian agrees by the link of the mail, gets what they agreed to in another, with the way back, and the learner is
 * told; undefined where the link no longer works.
 */
export async function confirmGuardian(
  { db, mailer, publicUrl, postNotice, findClass }: PrivacyDeps,
  { token, locale, now }: Pressed,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const record = newToken();
    const confirmed = await confirmByLink(tx, hashToken(token), { recordHash: hashToken(record), now });
    if (!confirmed) return undefined;
    const { userId, name, email, classCode } = confirmed;
    // By another code, or after its end, the class is not found any more.
    const wanted = classCode === null ? undefined : await findClass(tx, classCode);
    const content =
      classCode !== null && wanted
        ? guardianAgreedToClass.of({ email, className: wanted.className, code: classCode })
        : guardianAgreed.of({ email });
    await postNotice(tx, { userId, eventId: `${userId} ${now.toISOString()}`, content });
    const link = `${publicUrl()}/guardian?token=${record}`;
    const date = writeDay(now.toISOString().slice(0, 10), locale);
    const mail = writeMail({ email, locale }, texts[locale].mail.guardianRecord, { name, date, link });
    await mailer.post(tx, mail);
    return name;
  });
}

/** A guardian takes back what they agreed to: the learner leaves all classes, and is told; undefined as above. */
export async function withdrawConsent(
  { db, postNotice, onWithdrawn }: PrivacyDeps,
  token: string,
  now: Date,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const withdrawn = await withdrawByLink(tx, hashToken(token), now);
    if (!withdrawn) return undefined;
    const { userId, name } = withdrawn;
    for (const leave of onWithdrawn) await leave(tx, userId);
    const eventId = `${userId} ${now.toISOString()}`;
    await postNotice(tx, { userId, eventId, content: guardianWithdrew.of({}) });
    return name;
  });
}

const newToken = (): string => randomBytes(24).toString('base64url');

/** What of a link's token is stored. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
