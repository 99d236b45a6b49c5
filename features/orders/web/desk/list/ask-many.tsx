// Asks before a step with several orders: what must be minded of each, and which orders it is done with at all.

import { formatFen } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { Dialog } from '../../../../../kit/web/ui/overlays/dialog.tsx';
import { MixedText } from '../../../../../kit/web/ui/text/mixed-text.tsx';
import { countryName } from '../../../../global-services/web/api.ts';
import { mindedAt } from '../../../domain/desk/minds.ts';
import type { DeskSummary } from '../../queries.ts';
import { t } from '../../texts.ts';
import { MindLines } from '../mind-list.tsx';
import type { Bulk } from './use-bulk.ts';

type AskManyProps = {
  readonly asked: Bulk;
  readonly isBusy: boolean;
  readonly onConfirm: (bulk: Bulk) => void;
  readonly onClose: () => void;
};

/** Of an approval those orders of which something must be minded; else each, since the step is told at once. */
export function AskMany({ asked, isBusy, onConfirm, onClose }: AskManyProps) {
  const { orders, action } = asked;
  const isApproval = action === 'approve';
  const named = isApproval ? orders.filter((order) => mindedAt(action, order.minds).length > 0) : orders;
  const others = orders.filter((order) => !named.includes(order));
  return (
    <Dialog
      title={titleOf(asked)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('desk.leave')}</Button>
          {others.length === 0 ? null : (
            <Button busy={isBusy} onClick={() => onConfirm({ orders: others, action })}>
              {t('desk.minds.others', { count: others.length })}
            </Button>
          )}
          <Button look={isApproval ? 'primary' : 'danger'} busy={isBusy} onClick={() => onConfirm(asked)}>
            {t('desk.bulkDeed', { deed: t(`deeds.${action}`), count: orders.length })}
          </Button>
        </>
      }
    >
      <p>{isApproval ? t('desk.approveMindedText') : textOf(action)}</p>
      <ul className="mt-3 grid gap-3">
        {named.map((order) => (
          <Asked key={order.id} order={order} action={action} />
        ))}
      </ul>
    </Dialog>
  );
}

function titleOf({ action, orders: { length: count } }: Bulk): string {
  if (action === 'deliver') return t('desk.deliverMany', { count });
  return action === 'reach_customs' ? t('desk.customsMany', { count }) : t('desk.approveMinded');
}

const textOf = (action: Bulk['action']): string =>
  action === 'deliver' || action === 'reach_customs' ? t(`deedTexts.${action}`) : '';

function Asked({ order, action }: { readonly order: DeskSummary; readonly action: Bulk['action'] }) {
  const { number, product, things, buyer, country, totalFen, minds } = order;
  return (
    <li>
      <span className="font-medium">{number}</span>
      <span className="block text-small">
        <MixedText text={product} />
        {things > 1 ? ` +${things - 1}` : null} ·{' '}
        {[buyer.name, countryName(country), formatFen(totalFen)].filter(Boolean).join(' · ')}
      </span>
      <span className="block text-small text-retry">
        <MindLines minds={mindedAt(action, minds)} />
      </span>
    </li>
  );
}
