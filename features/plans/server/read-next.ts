// What a learner does next by their plan: the one that they opened last and that has something left.

import type { Locale } from '../../../kit/core/locale.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import { completionOf, nextPlace } from '../domain/index.ts';
import type { PlansDeps } from './deps.ts';
import { evidenceSince } from './history.ts';
import { listRows, type PlanRow } from './plans-repo.ts';

export async function readNext(deps: PlansDeps, userId: UserId, locale: Locale) {
  const rows = (await listRows(deps.db, userId)).filter(({ content }) => content !== null);
  const oldest = rows.at(-1);
  if (!oldest) return null;
  const evidence = await evidenceSince(deps, userId, oldest.createdAt);
  for (const { id, title, content, createdAt } of rows.toSorted((a, b) => lastSeen(b) - lastSeen(a))) {
    if (!content) continue;
    const done = completionOf(content, evidence(createdAt)).weeks;
    const place = nextPlace(content.weeks, done);
    const items = place && content.weeks[place.week]?.sessions[place.session]?.items;
    if (!items) continue;
    return {
      id,
      title: title ?? content.title[locale],
      week: place.week + 1,
      session: place.session + 1,
      items: items.map((item, index) => ({
        ...item,
        isDone: done[place.week]?.[place.session]?.[index] ?? false,
      })),
    };
  }
  return null;
}

const lastSeen = ({ lastAccessedAt, createdAt }: PlanRow): number => (lastAccessedAt ?? createdAt).getTime();
