// What an operator can do with an order now; what only waits for something says for what.

import { type ReactNode, useState } from 'react';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../../kit/web/ui/elements/card.tsx';
import { ReasonDialog } from '../../order/reason-dialog.tsx';
import { type DeskOrder, reasonText } from '../../queries.ts';
import { t } from '../../texts.ts';
import { BalanceForm } from './balance-form.tsx';
import { BuyForm } from './buy-form.tsx';
import { CancelForm } from './cancel-form.tsx';
import { DispatchForm } from './dispatch-form.tsx';
import { PackForm } from './pack-form.tsx';
import { ReceiveForm } from './receive-form.tsx';
import { ReweighForm } from './reweigh-form.tsx';
import { useOperate, useOperateButton } from './use-operate.ts';

type ActionProps = { readonly order: DeskOrder };
/** What needs nothing but the deed, and what needs a word for the buyer. */
type SimpleAct = 'approve' | 'claim' | 'release' | 'reach_customs' | 'resend' | 'exchange' | 'deliver';
type TextAct = 'ask_info' | 'decline_cancel' | 'return';
type Name =
  | SimpleAct
  | TextAct
  | 'buy'
  | 'receive'
  | 'reweigh'
  | 'pack'
  | 'dispatch'
  | 'ask_balance'
  | 'cancel';

/** In the order of the work; notes and photos stand elsewhere on the page. */
const ACTIONS_SHOWN: readonly (readonly [Name, (props: ActionProps) => ReactNode])[] = [
  ['approve', ({ order }) => <Simple order={order} action="approve" isMain />],
  ['claim', ({ order }) => <Simple order={order} action="claim" isMain />],
  ['buy', ({ order }) => <BuyForm order={order} />],
  ['receive', ({ order }) => <ReceiveForm order={order} />],
  ['exchange', ({ order }) => <Simple order={order} action="exchange" isMain />],
  ['pack', ({ order }) => <PackForm order={order} />],
  ['dispatch', ({ order }) => <DispatchForm order={order} />],
  ['resend', ({ order }) => <Simple order={order} action="resend" isMain />],
  ['reach_customs', ({ order }) => <Simple order={order} action="reach_customs" isMain />],
  ['deliver', ({ order }) => <Simple order={order} action="deliver" />],
  ['ask_info', ({ order }) => <WithText order={order} action="ask_info" />],
  ['ask_balance', ({ order }) => <BalanceForm order={order} />],
  ['reweigh', ({ order }) => <ReweighForm order={order} />],
  ['release', ({ order }) => <Simple order={order} action="release" />],
  ['decline_cancel', ({ order }) => <WithText order={order} action="decline_cancel" />],
  ['return', ({ order }) => <WithText order={order} action="return" />],
  ['cancel', ({ order }) => <CancelForm order={order} />],
];

/** What cannot be done here by this person at all is not worth a word. */
const SILENT = new Set([
  'not_in_this_stage',
  'not_for_you',
  'cancel_not_asked',
  'no_balance_needed',
  'no_exchange_asked',
  'no_return_asked',
]);

export function OrderActions({ order }: ActionProps) {
  const known = order.may.filter(
    ({ action, reason }) =>
      (reason === null || !(SILENT.has(reason) || action === 'release')) &&
      !(action === 'claim' && order.claimedBy !== null),
  );
  const shown = ACTIONS_SHOWN.flatMap(([name, Shown]) => {
    const found = known.find(({ action }) => action === name);
    return found ? [{ name, Shown, reason: found.reason }] : [];
  });
  const hasClaim = order.claims.some(({ state }) => state === 'open');
  return (
    <Card>
      <h2 className="mb-4 font-serif text-lead font-bold">{t('desk.deeds')}</h2>
      {hasClaim ? <p className="mb-3 font-medium">{t('desk.claimWaits')}</p> : null}
      {shown.length === 0 && !hasClaim ? <p className="text-muted">{t('desk.none')}</p> : null}
      <div data-next-step="" className="flex flex-wrap items-start gap-3">
        {shown.map(({ name, Shown, reason }) =>
          reason === null || name === 'receive' ? (
            // A deed of another stage begins anew.
            <Shown key={`${name} ${order.stage}`} order={order} />
          ) : (
            <p key={name} className="w-full text-small text-muted">
              {t(`deeds.${name}`)}: {reasonText(reason)}
            </p>
          ),
        )}
      </div>
    </Card>
  );
}

type SimpleProps = ActionProps & { readonly action: SimpleAct; readonly isMain?: boolean };

function Simple({ order, action, isMain = false }: SimpleProps) {
  const operate = useOperateButton(order);
  return (
    <Button
      look={isMain ? 'primary' : 'secondary'}
      busy={operate.isPending}
      onClick={() => operate.mutate({ action })}
    >
      {t(`deeds.${action}`)}
    </Button>
  );
}

function WithText({ order, action }: ActionProps & { readonly action: TextAct }) {
  const [isOpen, setOpen] = useState(false);
  const operate = useOperate(order);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(`deeds.${action}`)}</Button>
      {isOpen ? (
        <ReasonDialog
          title={t(`deeds.${action}`)}
          text={t(`deedTexts.${action}`)}
          label={t('desk.reason')}
          confirm={t(`deeds.${action}`)}
          isRequired
          look="primary"
          send={(text) => operate({ action, text })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
