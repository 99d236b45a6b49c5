// What withdrawals are called in the ledger: by whose they are.

import { inArray } from 'drizzle-orm';
import { namesOf } from '../../../account/server/api.ts';
import type { SubjectNamer } from '../../../ledger/server/api.ts';
import { withdrawals } from '../tables.ts';

export const withdrawalSubjects: SubjectNamer = {
  words: ['withdrawal'],
  find: async (db, ids) => {
    const found = await db
      .select({ id: withdrawals.id, personId: withdrawals.personId })
      .from(withdrawals)
      .where(inArray(withdrawals.id, [...ids]));
    const names = await namesOf(
      db,
      found.map(({ personId }) => personId),
    );
    return new Map(
      found.flatMap(({ id, personId }) => {
        const name = names.get(personId);
        return name === undefined ? [] : [[id, { name, to: '/admin/withdrawals' }]];
      }),
    );
  },
};
