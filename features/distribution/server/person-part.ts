// What admins see of a distributor's money: what lies where, and the latest withdrawals.

import { fen, text, time } from '../../../kit/core/parts/shown-value.ts';
import { PART_ROWS, type PersonPart } from '../../../kit/server/parts/person-part.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };
import { readBalances } from './balances/balances.ts';
import { listOwn } from './withdrawals/withdrawals-repo.ts';

const TEXTS = { zh, en, pt };

export const distributionPersonPart: PersonPart = {
  name: 'distribution',
  titles: { zh: zh.person.title, en: en.person.title, pt: pt.person.title },
  read: async (db, { userId, locale }) => {
    const [{ availableFen, pendingFen, owedFen }, latest] = await Promise.all([
      readBalances(db, userId),
      listOwn(db, userId, { before: undefined, limit: PART_ROWS }),
    ]);
    const { person, states } = TEXTS[locale];
    if (latest.length === 0 && availableFen === 0 && pendingFen === 0 && owedFen === 0)
      return { facts: [], table: null, more: null };
    return {
      facts: [
        { label: person.available, value: fen(availableFen) },
        { label: person.pending, value: fen(pendingFen) },
        { label: person.owed, value: fen(owedFen) },
      ],
      table: {
        columns: [
          { label: person.when, isNumber: false },
          { label: person.state, isNumber: false },
          { label: person.amount, isNumber: true },
        ],
        rows: latest.map(({ id, createdAt, state, amountFen }) => ({
          key: id,
          values: [time(createdAt), text(states[state]), fen(amountFen)],
        })),
      },
      more: { text: person.all, to: '/admin/withdrawals' },
    };
  },
};
