// Why this card comes now, in a few words above it.

import { formatDate } from '../../../../kit/web/i18n.ts';
import { Why } from '../../../../kit/web/ui/text/why.tsx';
import type { Card } from '../queries.ts';
import { t } from '../texts.ts';

export function CardReason({ card }: { readonly card: Card }) {
  return <Why kind="now">{reasonText(card)}</Why>;
}

function reasonText({ reason, due, evidence }: Card): string {
  if (reason === 'leech') return t('why.leech', { count: evidence.lapses });
  if (reason !== 'overdue') return t(`why.${reason}`);
  const date = due === null ? '' : formatDate(new Date(due), { day: 'numeric', month: 'long' });
  return t('why.overdue', { date });
}
