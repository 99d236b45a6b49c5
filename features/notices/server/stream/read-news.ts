// Reads for many streams at once, in one statement, what each has not sent yet.

import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { countUnread, type StoredNotice } from '../notices-repo.ts';
import { noticeCounters, notices } from '../tables.ts';

/** What a stream asks: notices of this person after this number; undefined for none but the last number. */
export type NewsRequest = { readonly userId: string; readonly after: number | undefined };

export type News = {
  /** Oldest first, at most `NEWS_MAX`; when there are so many, there may be more. */
  readonly notices: readonly Pick<StoredNotice, 'id' | 'kind' | 'data' | 'createdAt' | 'readAt' | 'seq'>[];
  /** The number of the person's last notice; 0 before the first. */
  readonly lastSeq: number;
  readonly unread: number;
};

export const NEWS_MAX = 20;

type NewsRow = {
  readonly last_seq: string;
  readonly unread: number;
  readonly notices: readonly (Pick<StoredNotice, 'id' | 'kind' | 'data'> & {
    readonly seq: number;
    readonly created_at: string;
    readonly read_at: string | null;
  })[];
};

/** One answer for each request, in its order. */
export async function readNews(db: Executor, requests: readonly NewsRequest[]): Promise<News[]> {
  const users = requests.map(({ userId }) => userId);
  const afters = requests.map(({ after }) => after ?? null);
  const { rows } = await db.execute<NewsRow>(sql`
    select
      coalesce((select ${noticeCounters.lastSeq} from ${noticeCounters}
        where ${noticeCounters.userId} = request.user_id), 0) as last_seq,
      ${countUnread(sql`request.user_id`)} as unread,
      coalesce((select json_agg(news order by news.seq) from (
        select ${notices.id}, ${notices.kind}, ${notices.data}, ${notices.seq}, ${notices.createdAt}, ${notices.readAt}
        from ${notices} where ${notices.userId} = request.user_id and ${notices.seq} > request.after
        order by ${notices.seq} limit ${NEWS_MAX}
      ) news), '[]'::json) as notices
    from unnest(${sql.param(users)}::uuid[], ${sql.param(afters)}::bigint[])
      with ordinality as request (user_id, after, place)
    order by request.place`);
  return rows.map((row) => ({
    lastSeq: Number(row.last_seq),
    unread: row.unread,
    notices: row.notices.map(({ created_at, read_at, ...notice }) => ({
      ...notice,
      createdAt: new Date(created_at),
      readAt: read_at === null ? null : new Date(read_at),
    })),
  }));
}
