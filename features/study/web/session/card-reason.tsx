// Why this card comes now, in a few words above it.

import { formatDate } from '../../../../kit/web/i18n.ts';
import { Why } from '../../../../kit/web/ui/text/why.tsx';
import type { DoneStep } from '../../domain/session/session.ts';
import type { Card } from '../queries.ts';
import { t } from '../texts.ts';

type CardReasonProps = {
  readonly card: Card;
  /** When the session began, as a date and time. */
  readonly since: string;
  readonly done: readonly DoneStep<Card>[];
};

/** What is new is said so often; then it is understood. */
const NEW_SAID = 3;

const isOfNewWord = ({ step: { kind, cards } }: DoneStep<Card>): boolean =>
  kind !== 'meet' && cards.some(({ reason }) => reason === 'new_word');

export function CardReason({ card, since, done }: CardReasonProps) {
  if (card.reason === 'new_word' && done.filter(isOfNewWord).length >= NEW_SAID) return null;
  return <Why kind="now">{reasonText(card, since)}</Why>;
}

function reasonText({ reason, due, evidence }: Card, since: string): string {
  if (reason === 'missed') {
    const isJustNow = evidence.lastAt !== null && Date.parse(evidence.lastAt) >= Date.parse(since);
    return t(isJustNow ? 'why.missed' : 'why.missedBefore');
  }
  if (reason === 'leech') return t('why.leech', { count: evidence.lapses });
  if (reason !== 'overdue') return t(`why.${reason}`);
  return t('why.overdue', { date: due === null ? '' : dayText(new Date(due), new Date(since)) });
}

/** With its year where that is another one. */
function dayText(day: Date, now: Date): string {
  const isThisYear = day.getFullYear() === now.getFullYear();
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return formatDate(day, { day: 'numeric', month: 'long', ...year });
}
