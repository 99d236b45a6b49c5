// What admins see of a person's talks: how many there are. What was said is the person's own.

import { count, eq, max } from 'drizzle-orm';
import { count as shownCount, time } from '../../../../kit/core/parts/shown-value.ts';
import type { PersonPart } from '../../../../kit/server/parts/person-part.ts';
import { TALK_KINDS } from '../../domain/limits.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };
import { talks } from '../tables.ts';

const TEXTS = { zh: zh.person, en: en.person, pt: pt.person };

export const talksPersonPart: PersonPart = {
  name: 'talks',
  titles: { zh: zh.person.title, en: en.person.title, pt: pt.person.title },
  read: async (db, { userId, locale }) => {
    const counted = await db
      .select({ kind: talks.kind, count: count(), latest: max(talks.lastMessageAt) })
      .from(talks)
      .where(eq(talks.userId, userId))
      .groupBy(talks.kind);
    const latest = counted.flatMap(({ latest: at }) => at ?? []).toSorted((one, other) => +other - +one);
    const texts = TEXTS[locale];
    return {
      facts: [
        ...TALK_KINDS.map((kind) => ({
          label: texts[kind],
          value: shownCount(counted.find((each) => each.kind === kind)?.count ?? 0),
        })),
        { label: texts.latest, value: time(latest[0] ?? null) },
      ],
      table: null,
      more: null,
    };
  },
};
