// What has happened to an order, the latest first.

import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { useNameAbroad } from '../../../global-services/web/api.ts';
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
        {latest.map((event) => (
          <li key={event.id}>
            <p>{stepText(event)}</p>
            <Detail event={event} order={order} />
            <p className="text-caption text-muted">
              {t(`actors.${event.by}`)} · {showMoment(event.createdAt)}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type DetailProps = { readonly event: OrderView['events'][number]; readonly order: OrderView };

function Detail({ event: { action, note, changes = [], isOtherWish = false }, order }: DetailProps) {
  const named = useNameAbroad(note);
  return (
    <>
      {note === '' ? null : (
        <p className="text-small">
          {action === 'drop_thing' ? <MixedText text={named} /> : <Told text={note} shops={shopsOf(order)} />}
        </p>
      )}
      {changes.map((change, at) => (
        // What was written into the log stays as it is.
        // oxlint-disable-next-line react/no-array-index-key
        <Change key={at} change={change} />
      ))}
      {isOtherWish ? <p className="text-small">{t('wishes.otherWish')}</p> : null}
    </>
  );
}

type ChangeProps = { readonly change: NonNullable<OrderView['events'][number]['changes']>[number] };

function Change({ change: { name, before, after } }: ChangeProps) {
  const values = { name: useNameAbroad(name), before: before || '–', after: after || '–' };
  return (
    <p className="text-small">
      <MixedText text={t('wishes.changed', values)} />
    </p>
  );
}
