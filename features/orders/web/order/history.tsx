// What has happened to an order, the latest first.

import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { shopsOf, Told } from '../components/told.tsx';
import type { OrderView } from '../queries.ts';
import { showMoment, stepText } from '../show.ts';
import { t } from '../texts.ts';

/** Steps inside the warehouse and the office, which tell the buyer nothing. */
const INNER = new Set<OrderView['events'][number]['action']>([
  'add_photo',
  'remove_photo',
  'claim',
  'release',
  'note',
  'write',
  'remind',
]);

export function History({ order }: { readonly order: OrderView }) {
  const { events } = order;
  const shown = events.filter(({ action }) => !INNER.has(action));
  if (shown.length === 0) return null;
  const latest = shown.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return (
    <Section foldsOnPhone title={t('order.history')}>
      <ol className="grid gap-3 border-s-2 border-line ps-4">
        {latest.map(({ id, action, by, note, movedFen, decision, createdAt }) => (
          <li key={id}>
            <p>{stepText({ action, movedFen, decision })}</p>
            {note === '' ? null : (
              <p className="text-small">
                <Told text={note} shops={shopsOf(order)} />
              </p>
            )}
            <p className="text-caption text-muted">
              {t(`actors.${by}`)} · {showMoment(createdAt)}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
