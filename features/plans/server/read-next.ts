// What a learner does next by their plan: the one that they opened last and that has something left.

import type { Member } from '../../../kit/core/access.ts';
import type { Locale } from '../../../kit/core/locale.ts';
import { completionOf, nextSession } from '../domain/index.ts';
import type { PlansDeps } from './deps.ts';
import { evidenceSince } from './history.ts';
import { listRows, type PlanRow } from './plans-repo.ts';

export async function readNext(deps: PlansDeps, member: Member, locale: Locale) {
  const rows = (await listRows(deps.db, member.id)).filter(({ content }) => content !== null);
  const oldest = rows.at(-1);
  if (!oldest) return null;
  const evidenceFrom = await evidenceSince(deps, member, oldest.createdAt);
  for (const { id, title, content, createdAt } of rows.toSorted((a, b) => lastSeen(b) - lastSeen(a))) {
    if (!content) continue;
    const evidence = evidenceFrom(createdAt);
    const next = nextSession(content, completionOf(content, evidence).weeks, evidence.review);
    if (next) return { ...next, id, title: title ?? content.title[locale], items: [...next.items] };
  }
  return null;
}

const lastSeen = ({ lastAccessedAt, createdAt }: PlanRow): number => (lastAccessedAt ?? createdAt).getTime();
