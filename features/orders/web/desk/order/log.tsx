// Who did what with an order and when, the latest first.

import { formatFen } from '../../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../../kit/web/ui/elements/button.tsx';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import type { Action } from '../../../domain/stages/actions.ts';
import type { DeskOrder } from '../../queries.ts';
import { showGrams, showMoment, stepText } from '../../show.ts';
import { t } from '../../texts.ts';

export function Log({ order: { id, log } }: { readonly order: Pick<DeskOrder, 'id' | 'log'> }) {
  return (
    <Section title={t('desk.log')}>
      <ol className="border-b border-line">
        {log
          .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
          .map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
      </ol>
      <div className="mt-3">
        <ButtonLink to={`/admin/audit?subject=${id}`}>{t('desk.audit')}</ButtonLink>
      </div>
    </Section>
  );
}

function Entry({
  entry: { by, actorName, action, to, note, movedFen, decision, data, createdAt },
}: {
  readonly entry: DeskOrder['log'][number];
}) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-2">
      <p className="min-w-0">
        {stepText({ action, movedFen, decision })}{' '}
        <span className="text-small text-muted">· {t(`desk.stages.${to}`)}</span>
      </p>
      <p className="text-caption text-muted">
        {actorName || t(`desk.actors.${by}`)} · {showMoment(createdAt)}
      </p>
      {changeText(action, data) === undefined ? null : (
        <p className="w-full text-small tabular-nums wrap-anywhere">{changeText(action, data)}</p>
      )}
      {note === '' ? null : <p className="w-full text-small wrap-anywhere">{note}</p>}
    </li>
  );
}

type Data = DeskOrder['log'][number]['data'];

/** What a correction put in the place of what; undefined for other deeds. */
export function changeText(action: Action, data: Data): string | undefined {
  const show = SHOWN[action];
  if (!show) return undefined;
  const { before } = data;
  const old = show(typeof before === 'object' && before !== null ? { ...before } : { only: before });
  return t('desk.changedFrom', { before: old || '–', after: show(data) || '–' });
}

const words = (...values: readonly unknown[]): string =>
  values.filter((value) => typeof value === 'string').join(' ');
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const money = (...values: readonly unknown[]): string =>
  values.map((value) => (typeof value === 'number' ? formatFen(value) : '–')).join(' + ');
const weight = (value: unknown): string => (typeof value === 'number' ? showGrams(value) : '');

const SHOWN: Readonly<Partial<Record<Action, (data: Data) => string>>> = {
  reweigh: ({ grams, carrierBillFen }) =>
    [weight(grams), typeof carrierBillFen === 'number' ? formatFen(carrierBillFen) : '']
      .filter(Boolean)
      .join(' · '),
  enter_bill: ({ carrierBillFen }) => money(carrierBillFen),
  correct_costs: ({ goodsFen, freightFen }) => money(goodsFen, freightFen),
  correct_shop_order: ({ shopOrders, courierNumbers }) =>
    words(...listed(shopOrders), ...listed(courierNumbers)),
  change_wishes: ({ variants, isOtherWish }) =>
    [...listed(variants).filter(Boolean), isOtherWish === true ? t('desk.otherWish') : '']
      .filter(Boolean)
      .join(' · '),
  correct_tracking: ({ carrier, trackingNumber }) => words(carrier, trackingNumber),
};
