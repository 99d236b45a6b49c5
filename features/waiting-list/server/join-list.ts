// Gives a person a place: at once under the confirmed address of their account, else after the link of a mail.

import { createHash, randomBytes } from 'node:crypto';
import type { Member } from '../../../kit/core/access.ts';
import type { Locale } from '../../../kit/core/locale.ts';
import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import type { Mailer } from '../../../kit/server/mail/mail.ts';
import { writeMail } from '../../../kit/server/mail/write-mail.ts';
import { newId } from '../../../kit/server/new-id.ts';
import { lockPerson } from '../../account/server/api.ts';
import { type Preview, UNCONFIRMED_MAX } from '../domain/index.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };
import { countUnconfirmed, lockPlace, type Place, putPlace } from './places-repo.ts';

const texts = { zh, en, pt };

export type JoinDeps = {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
};
type JoinParams = {
  readonly member: Pick<Member, 'id' | 'name' | 'email' | 'emailVerified'>;
  readonly preview: Preview;
  readonly email: string;
  readonly locale: Locale;
};

/** Joining again under the same address changes nothing and sends nothing. */
export async function joinList(
  { db, mailer, publicUrl }: JoinDeps,
  { member, preview, locale, ...given }: JoinParams,
): Promise<Result<Place, Failure<'address_busy'>>> {
  const email = given.email.toLowerCase();
  return db.transaction(async (tx) => {
    // Two taps wait for one another here.
    await lockPerson(tx, member.id);
    const before = await lockPlace(tx, member.id, preview);
    if (before?.email === email) return ok(before);
    const isConfirmed = member.emailVerified && email === member.email.toLowerCase();
    if (!isConfirmed && (await countUnconfirmed(tx, email, member.id)) >= UNCONFIRMED_MAX)
      return err('address_busy');
    const token = randomBytes(24).toString('base64url');
    const place = await putPlace(tx, {
      id: newId(),
      userId: member.id,
      preview,
      email,
      locale,
      tokenHash: hashToken(token),
      isConfirmed,
    });
    const link = `${publicUrl()}/waiting-list?token=${token}`;
    const values = { name: member.name, preview: texts[locale].previews[preview].title, link };
    const kind = isConfirmed ? 'joined' : 'confirm';
    await mailer.post(tx, writeMail({ ownerId: member.id, email, locale }, texts[locale].mail[kind], values));
    return ok(place);
  });
}

/** What of a link's token is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
