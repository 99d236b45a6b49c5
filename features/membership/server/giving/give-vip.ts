// An admin gives VIP to a person, for a reason: once per id, written to the audit, and told to the person.

import type { Member } from '../../../../kit/core/access.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import { lockPerson } from '../../../account/server/api.ts';
import { recordAudit } from '../../../audit/server/api.ts';
import type { PostNotice } from '../../../notices/server/api.ts';
import { localDay } from '../../../study-time/server/api.ts';
import type { Span } from '../../domain/index.ts';
import { grantVip } from '../grants/grant-vip.ts';
import { findGrantByKey, toSpan } from '../grants/grants-repo.ts';
import { readMembership } from '../grants/read-membership.ts';
import { givenNotice } from './given-notice.ts';

type GivingDeps = { readonly db: Database; readonly postNotice: PostNotice };

type Gift = {
  readonly userId: UserId;
  readonly span: Span;
  readonly reason: string;
  /** Made once for the decision: sent twice, it gives once. */
  readonly grantId: string;
  readonly admin: Member;
};

/** Answers when VIP ends now. */
export async function giveVip(
  { db, postNotice }: GivingDeps,
  { userId, span, reason, grantId, admin }: Gift,
): Promise<Result<Date, Failure<'not_found'> | Failure<'grant_taken'>>> {
  return db.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    if (!person) return err('not_found');
    const key = `admin:${grantId}`;
    const known = await findGrantByKey(tx, key);
    if (known && !isSame(known.userId === userId, toSpan(known), span)) return err('grant_taken');
    const { end, isRepeated } = await grantVip(tx, { userId, span, key, source: 'admin', actorId: admin.id });
    const { vipUntil } = await readMembership(tx, userId, new Date());
    if (isRepeated) return ok(vipUntil ?? end);
    const until = vipUntil ?? end;
    await recordAudit(tx, {
      actor: admin,
      action: 'vip_granted',
      subject: { kind: 'person', id: userId, name: person.name },
      after: { ...span, until: until.toISOString() },
      reason,
    });
    const { date } = await localDay(tx, userId, until);
    await postNotice(tx, {
      userId,
      eventId: grantId,
      content: givenNotice.of({ ...lengthOf(span), endsOn: date, reason }),
    });
    return ok(until);
  });
}

const lengthOf = (span: Span) =>
  'months' in span
    ? { count: span.months, unit: 'months' as const }
    : { count: span.days, unit: 'days' as const };

const isSame = (isTheirs: boolean, known: Span, span: Span): boolean =>
  isTheirs && JSON.stringify(known) === JSON.stringify(span);
