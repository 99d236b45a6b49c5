// By what others see something of a person's: classes, and links to reports and plans.

import { sql } from 'drizzle-orm';
import type { Seen } from '../../../features/privacy/domain/index.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';

export async function countSeen(db: Executor, userId: UserId): Promise<Seen> {
  const { rows } = await db.execute<Seen>(sql`select
    (select count(*)::int from class_members m join teaching_classes c on c.id = m.class_id
      where m.user_id = ${userId} and c.ended_at is null) as classes,
    (select count(*)::int from report_links
      where user_id = ${userId} and revoked_at is null and expires_at > now()) as reports,
    (select count(*)::int from learning_plans where user_id = ${userId} and share_key is not null) as plans`);
  return rows[0] ?? { classes: 0, reports: 0, plans: 0 };
}
