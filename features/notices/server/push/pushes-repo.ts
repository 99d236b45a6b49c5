// What is on its way to devices: one row for each notice and device, gone when it was handed over or given up.

import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { pushDevices as devices, noticeChoices, notices, noticePushes as pushes } from '../tables.ts';

type Posted = { readonly noticeId: string; readonly userId: UserId; readonly kind: string };

/** Puts the notice on its way to all devices of its reader, unless they want none of its kind; answers how many. */
export async function queuePushes(tx: Executor, { noticeId, userId, kind }: Posted): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into ${pushes} (notice_id, device_id)
    select ${noticeId}, ${devices.id} from ${devices}
    where ${devices.userId} = ${userId} and not exists (
      select from ${noticeChoices} where ${noticeChoices.userId} = ${userId}
        and ${noticeChoices.kind} = ${kind} and not ${noticeChoices.isPushed})`);
  return rowCount ?? 0;
}

const claimed = z.object({
  noticeId: z.uuid(),
  deviceId: z.uuid(),
  attempts: z.int(),
  /** Where it was read meanwhile, there is nothing to tell. */
  isRead: z.boolean(),
  userId: z.uuid().transform((id) => id as UserId), // A column that refers to a person.
  kind: z.string(),
  data: z.unknown(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
});
export type Claimed = z.output<typeof claimed>;

/** Takes what is due, oldest first; no other process takes it until the next attempt is due: after 1, 4, 9 … minutes. */
export async function claimPushes(db: Executor, limit: number): Promise<readonly Claimed[]> {
  const { rows } = await db.execute(sql`
    with due as (
      select notice_id, device_id from ${pushes} where ${pushes.dueAt} <= now()
      order by ${pushes.dueAt} limit ${limit} for update skip locked
    ), taken as (
      update ${pushes} as push set attempts = push.attempts + 1,
        due_at = now() + make_interval(mins => (push.attempts + 1) * (push.attempts + 1))
      from due where push.notice_id = due.notice_id and push.device_id = due.device_id
      returning push.notice_id, push.device_id, push.attempts
    )
    select taken.notice_id as "noticeId", taken.device_id as "deviceId", taken.attempts,
      ${notices.readAt} is not null as "isRead", ${notices.userId} as "userId", ${notices.kind}, ${notices.data},
      ${devices.endpoint}, ${devices.p256dh}, ${devices.auth}
    from taken join ${notices} on ${notices.id} = taken.notice_id join ${devices} on ${devices.id} = taken.device_id`);
  return z.array(claimed).parse(rows);
}

export async function removePush(
  db: Executor,
  { noticeId, deviceId }: Pick<Claimed, 'noticeId' | 'deviceId'>,
): Promise<void> {
  await db.delete(pushes).where(and(eq(pushes.noticeId, noticeId), eq(pushes.deviceId, deviceId)));
}
