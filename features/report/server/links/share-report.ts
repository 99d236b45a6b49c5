// Makes, shows and closes links to a report, and reads it for a visitor.

import { sql } from 'drizzle-orm';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { givenNameOf, lockPerson } from '../../../account/server/api.ts';
import { LINKS_MAX, type Period } from '../../domain/index.ts';
import type { ReportDeps } from '../deps.ts';
import { readReport } from '../read-report.ts';
import { countOpenLinks, findOpenLink, findOwnLink, insertLink, type ReportLink } from './links-repo.ts';

type NewLink = {
  readonly id: string;
  readonly label: string;
  readonly shownName: string;
  readonly days: number;
};
type LinkFailure = Failure<'links_full'> | Failure<'id_taken'>;

/** Two tabs at once make no more links than there may be: the person's row is held meanwhile. */
export async function makeLink(
  { db }: ReportDeps,
  userId: UserId,
  link: NewLink,
): Promise<Result<ReportLink, LinkFailure>> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const known = await findOwnLink(tx, userId, link.id);
    if (known) return ok(known);
    if ((await countOpenLinks(tx, userId)) >= LINKS_MAX) return err('links_full');
    await insertLink(tx, { ...link, userId });
    const made = await findOwnLink(tx, userId, link.id);
    return made ? ok(made) : err('id_taken');
  });
}

/** What a visitor sees; undefined where the address opens nothing, for whatever reason. */
export async function readShared(deps: ReportDeps, key: string, period: Period) {
  const linkId = deps.addresses.linkOf(key);
  const link = linkId === undefined ? undefined : await findOpenLink(deps.db, linkId);
  if (!link) return undefined;
  const [name, report] = await Promise.all([
    link.shownName === '' ? readName(deps.db, link.userId) : link.shownName,
    readReport(deps, link.userId, period),
  ]);
  return { name, expiresAt: link.expiresAt.toISOString(), report };
}

/** Null for who has given none: a name that was made from a mail address would tell it. */
async function readName(db: Executor, userId: UserId): Promise<string | null> {
  const [row] = await db.select({ name: givenNameOf(sql`${userId}::uuid`) }).from(sql`(values (1)) as one`);
  return row?.name ?? null;
}
