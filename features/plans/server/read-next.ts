// What a learner does next by their plan: the one that they opened last and that has something left.

import type { Member } from '../../../kit/core/access.ts';
import type { Locale } from '../../../kit/core/locale.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import { completionOf, nextOnPath, nextSession, titleOf } from '../domain/index.ts';
import type { PlansDeps } from './deps.ts';
import { evidenceSince, evidenceWith, NO_REVIEW } from './history.ts';
import { byLastSeen, listRows } from './plans-repo.ts';
import { findChange } from './replanning.ts';

export async function readNext(deps: PlansDeps, member: Member, locale: Locale) {
  const rows = (await listRows(deps.db, member.id)).filter(({ content }) => content !== null);
  const oldest = rows.at(-1);
  if (!oldest) return null;
  const evidenceFrom = await evidenceSince(deps, member, oldest.createdAt);
  for (const row of byLastSeen(rows)) {
    const { id, content, createdAt } = row;
    if (!content) continue;
    const evidence = evidenceFrom(createdAt);
    const next = nextSession(content, completionOf(content, evidence).weeks, evidence);
    if (!next) continue;
    const change = await findChange(deps, member, row);
    return {
      ...next,
      id,
      title: titleOf(row.title, content, locale),
      items: [...next.items],
      hasChange: change !== undefined,
      minutes: change?.minutes ?? null,
    };
  }
  return null;
}

/** The lesson, scene or role that comes next by the plan that was opened last, as the learning path names it; null without one. */
export async function readNextNode(deps: PlansDeps, userId: UserId): Promise<string | null> {
  const rows = (await listRows(deps.db, userId)).filter(({ content }) => content !== null);
  const oldest = rows.at(-1);
  if (!oldest) return null;
  const evidenceFrom = await evidenceWith(deps, userId, { since: oldest.createdAt, review: NO_REVIEW });
  for (const { content, createdAt } of byLastSeen(rows)) {
    const next = content && nextOnPath(content.weeks, completionOf(content, evidenceFrom(createdAt)).weeks);
    if (next) return `${next.kind}:${next.ref}`;
  }
  return null;
}
