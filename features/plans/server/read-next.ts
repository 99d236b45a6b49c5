// What a learner does next by their plan: the one that they opened last and that has something left.

import type { Member } from '../../../kit/core/access.ts';
import type { Locale } from '../../../kit/core/locale.ts';
import { completionOf, nextSession, titleOf } from '../domain/index.ts';
import type { PlansDeps } from './deps.ts';
import { evidenceSince } from './history.ts';
import { byLastSeen, listRows } from './plans-repo.ts';
import { findChange } from './replanning.ts';

export async function readNext(deps: PlansDeps, member: Member, locale: Locale) {
  const rows = (await listRows(deps.db, member.id)).filter(({ content }) => content !== null);
  const oldest = rows.at(-1);
  if (!oldest) return null;
  const evidenceFrom = await evidenceSince(deps, member, oldest.createdAt);
  for (const row of byLastSeen(rows)) {
    const { id, content, createdAt, basis } = row;
    if (!content) continue;
    const evidence = evidenceFrom(createdAt);
    const next = nextSession(content, completionOf(content, evidence).weeks, {
      review: evidence.review,
      minutesADay: basis.minutesADay,
    });
    if (next)
      return {
        ...next,
        id,
        title: titleOf(row.title, content, locale),
        items: [...next.items],
        hasChange: (await findChange(deps, member, row)) !== undefined,
      };
  }
  return null;
}
