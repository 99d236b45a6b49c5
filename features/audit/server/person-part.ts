// What admins see of what was done to a person.

import { text, time } from '../../../kit/core/parts/shown-value.ts';
import { PART_ROWS, type PersonPart } from '../../../kit/server/parts/person-part.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };
import { listEntries } from './entries-repo.ts';

const TEXTS = { zh, en, pt };

export const auditPersonPart: PersonPart = {
  name: 'audit',
  titles: { zh: zh.person.title, en: en.person.title, pt: pt.person.title },
  read: async (db, { userId, locale }) => {
    const entries = await listEntries(db, {
      subjectId: userId,
      before: undefined,
      limit: PART_ROWS,
    });
    const { person, actions, system } = TEXTS[locale];
    return {
      facts: [],
      table: {
        columns: [person.when, person.what, person.who, person.why].map((label) => ({
          label,
          isNumber: false,
        })),
        rows: entries.map(({ id, createdAt, action, actorName, actorId, reason }) => ({
          key: id,
          values: [
            time(createdAt),
            text(actions[action]),
            actorId === null ? text(system) : text(actorName),
            text(reason),
          ],
        })),
      },
      more: { text: person.all, to: `/admin/audit?subject=${userId}` },
    };
  },
};
