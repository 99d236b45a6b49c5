// What admins see of a person's membership: how it stands, and what was given, bought and taken back.

import type { Locale } from '../../../kit/core/locale.ts';
import { fen, link, count as shownCount, text, time } from '../../../kit/core/parts/shown-value.ts';
import { findText } from '../../../kit/core/texts.ts';
import { PART_ROWS, type PersonPart } from '../../../kit/server/parts/person-part.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };
import { countOwned } from './boosters/boosters-repo.ts';
import { readMembership } from './grants/read-membership.ts';
import { type HistoryEvent, listHistory } from './history.ts';

const TEXTS = { zh, en, pt };

export const membershipPersonPart: PersonPart = {
  name: 'membership',
  titles: { zh: zh.person.title, en: en.person.title, pt: pt.person.title },
  read: async (db, { userId, locale, now }) => {
    const [{ kind, vipUntil }, packs, events] = await Promise.all([
      readMembership(db, userId, now),
      countOwned(db, userId),
      listHistory(db, { userId, before: undefined, limit: PART_ROWS }),
    ]);
    const { gives, person } = TEXTS[locale];
    return {
      facts: [
        { label: person.standing, value: text(kind === 'vip' ? person.vip : gives.free) },
        { label: person.until, value: time(vipUntil) },
        { label: person.packs, value: shownCount(packs) },
      ],
      table: {
        columns: [
          { label: person.when, isNumber: false },
          { label: person.what, isNumber: false },
          { label: person.end, isNumber: false },
          { label: person.amount, isNumber: true },
        ],
        rows: events.map((event) => toRow(event, events, locale)),
      },
      more: null,
    };
  },
};

function toRow(event: HistoryEvent, events: readonly HistoryEvent[], locale: Locale) {
  const { id, kind, createdAt, end, amountFen, paymentId } = event;
  const takeBacks = events.filter(
    (other) =>
      kind === 'vip' &&
      paymentId !== null &&
      other.kind === 'taken_back' &&
      other.paymentId === paymentId &&
      // Goodwill takes nothing.
      (other.isWhole || (other.days ?? 0) > 0),
  );
  const isOver = takeBacks.some(({ isWhole }) => isWhole);
  const { takenBack, takenBackPart } = TEXTS[locale].person;
  const said = isOver ? takenBack : takenBackPart;
  const title = `${titleOf(event, locale)}${takeBacks.length > 0 ? ` · ${said}` : ''}`;
  return {
    key: `${kind}:${id}`,
    values: [
      time(createdAt),
      paymentId === null ? text(title) : link(title, `/admin/payments/${paymentId}`),
      // What was taken back runs no longer, whatever it was bought for; with a part of it, until when it does now.
      time(kind === 'vip' && !isOver ? end : null),
      amountFen === null ? null : fen(kind === 'taken_back' ? -amountFen : amountFen),
    ],
  };
}

/** As the person's own history says it. */
function titleOf({ kind, source, plan, months, days, packs }: HistoryEvent, locale: Locale): string {
  const { history } = TEXTS[locale];
  const counted = (key: string, count: number) => findText(history, key, locale, { count }) ?? '';
  if (kind === 'applied') return history.applied;
  if (kind === 'packs') return counted('packs', packs);
  if (kind === 'taken_back' && packs === 0 && (days ?? 0) === 0) return history.nothingBack;
  if (kind === 'taken_back')
    return plan === null && packs > 0 ? counted('packsBack', packs) : counted('daysBack', days ?? 0);
  const length = months === null ? counted('days', days ?? 0) : counted('months', months);
  return findText(history, source ?? 'purchase', locale, { length }) ?? '';
}
