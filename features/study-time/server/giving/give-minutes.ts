// An admin gives study time to a person, for a reason: once per id, written to the audit, and told to the person.

import type { Member } from '../../../../kit/core/access.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import { lockPerson } from '../../../account/server/api.ts';
import { recordAudit } from '../../../audit/server/api.ts';
import { inLedgerTransaction, openAccount, post } from '../../../ledger/server/api.ts';
import type { PostNotice } from '../../../notices/server/api.ts';
import { STUDY_TIME_JOURNALS } from '../../domain/index.ts';
import { givenNotice } from './given-notice.ts';

type GivingDeps = { readonly db: Database; readonly postNotice: PostNotice };

type Gift = {
  readonly userId: UserId;
  readonly minutes: number;
  readonly reason: string;
  /** Made once for the decision: sent twice, it gives once. */
  readonly grantId: string;
  readonly admin: Member;
};

/** As extra time, which does not run out with the day. */
export async function giveMinutes(
  { db, postNotice }: GivingDeps,
  { userId, minutes, reason, grantId, admin }: Gift,
): Promise<Result<true, Failure<'not_found'> | Failure<'grant_taken'>>> {
  return inLedgerTransaction(db, async (tx) => {
    const person = await lockPerson(tx, userId);
    if (!person) return err('not_found');
    const from = await openAccount(tx, { kind: 'minutes_issued', for: userId });
    const to = await openAccount(tx, { kind: 'minutes_extra', owner: userId });
    const posted = await post(tx, {
      key: `study:given:${grantId}`,
      kind: STUDY_TIME_JOURNALS['study_time.given'],
      actorId: admin.id,
      transfers: [{ from, to, amount: minutes * 60 }],
    });
    if (!posted.ok && posted.error.code === 'idempotency_conflict') return err('grant_taken');
    if (!posted.ok) throw new Error(`study time could not be given: ${posted.error.code}`);
    if (posted.value.isRepeated) return ok(true);
    await recordAudit(tx, {
      actor: admin,
      action: 'minutes_granted',
      subject: { kind: 'person', id: userId, name: person.name },
      after: { minutes },
      reason,
    });
    await postNotice(tx, { userId, eventId: grantId, content: givenNotice.of({ minutes, reason }) });
    return ok(true);
  });
}
