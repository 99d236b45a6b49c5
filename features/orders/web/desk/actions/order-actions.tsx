// What an operator can do with an order now; what only waits for something says for what.

import { type ReactNode, useId, useState } from 'react';
import { formatFen } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../../kit/web/ui/elements/card.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { ConfirmDialog } from '../../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { mindedAt } from '../../../domain/desk/minds.ts';
import { unagreedFen } from '../../../domain/money/plausible.ts';
import { quotedCosts, savedFen } from '../../../domain/money/weigh.ts';
import type { Action } from '../../../domain/stages/actions.ts';
import type { Reason } from '../../../domain/stages/can.ts';
import { isFinal } from '../../../domain/stages/stages.ts';
import { isUndo, isUndoTime, UNDOES } from '../../../domain/stages/undo.ts';
import { ReasonDialog } from '../../order/actions/reason-dialog.tsx';
import { type DeskOrder, reasonText } from '../../queries.ts';
import { showNumbers } from '../../show.ts';
import { t } from '../../texts.ts';
import { keysOf, MindList } from '../mind-list.tsx';
import { OpenTalk } from '../order/open-talk.tsx';
import { OtherOrders } from '../order/other-orders.tsx';
import { ThisOrder } from '../order/this-order.tsx';
import { useOperate, useOperateButton } from '../use-operate.ts';
import { Buy } from './buying/buy-form.tsx';
import { PriceForm } from './buying/price-form.tsx';
import { CorrectCosts, CorrectShopOrder, CorrectTracking } from './corrections.tsx';
import { BalanceForm } from './money/balance-form.tsx';
import { CancelForm } from './money/cancel-form.tsx';
import { ClearGoods } from './money/clear-goods.tsx';
import { ReadySentences } from './ready-sentences.tsx';
import { BillForm } from './warehouse/bill-form.tsx';
import { DispatchForm } from './warehouse/dispatch-form.tsx';
import { LoseForm } from './warehouse/lose-form.tsx';
import { PackForm } from './warehouse/pack-form.tsx';
import { ReceiveForm } from './warehouse/receive-form.tsx';
import { ReweighForm } from './warehouse/reweigh-form.tsx';

type ActionProps = { readonly order: DeskOrder };
/** What needs nothing but the deed, and what needs a word for the buyer. */
type SimpleAct = 'claim' | 'release' | AskedAct;
/** What cannot be taken back, or is told to the buyer at once, is asked about first. */
type AskedAct =
  | UndoAct
  | 'withdraw_info'
  | 'keep_address'
  | 'reach_customs'
  | 'resend'
  | 'retract_return'
  | 'exchange'
  | 'deliver';
/** What was done by mistake a moment ago, and is as if it had not been. */
type UndoAct = 'retract_approval' | 'retract_purchase' | 'retract_receipt' | 'retract_customs';
type TextAct = 'ask_info' | 'ask_address' | 'decline_cancel' | 'return' | 'withdraw_balance';
type Name =
  | SimpleAct
  | TextAct
  | 'approve'
  | 'clear_goods'
  | 'lose'
  | 'buy'
  | 'correct_costs'
  | 'correct_shop_order'
  | 'correct_tracking'
  | 'receive'
  | 'reweigh'
  | 'pack'
  | 'dispatch'
  | 'enter_bill'
  | 'ask_balance'
  | 'ask_price'
  | 'cancel';

/** In the order of the work; notes and photos stand elsewhere on the page. */
const ACTIONS_SHOWN: readonly (readonly [Name, (props: ActionProps) => ReactNode])[] = [
  ['approve', ({ order }) => <Approve order={order} />],
  ['claim', ({ order }) => <Simple order={order} action="claim" isMain />],
  ['buy', ({ order }) => <Buy order={order} />],
  ['receive', ({ order }) => <ReceiveForm order={order} />],
  ['exchange', ({ order }) => <Asked order={order} action="exchange" isMain />],
  ['reweigh', ({ order }) => <ReweighForm order={order} />],
  ['pack', ({ order }) => <PackForm order={order} />],
  ['dispatch', ({ order }) => <DispatchForm order={order} />],
  ['resend', ({ order }) => <Asked order={order} action="resend" isMain />],
  ['reach_customs', ({ order }) => <Asked order={order} action="reach_customs" />],
  ['deliver', ({ order }) => <Asked order={order} action="deliver" />],
  ['retract_approval', ({ order }) => <Asked order={order} action="retract_approval" />],
  ['retract_purchase', ({ order }) => <Asked order={order} action="retract_purchase" />],
  ['retract_receipt', ({ order }) => <Asked order={order} action="retract_receipt" />],
  ['retract_customs', ({ order }) => <Asked order={order} action="retract_customs" />],
  ['withdraw_info', ({ order }) => <Asked order={order} action="withdraw_info" isMain />],
  ['ask_info', ({ order }) => <WithText order={order} action="ask_info" />],
  ['ask_address', ({ order }) => <WithText order={order} action="ask_address" />],
  ['keep_address', ({ order }) => <Asked order={order} action="keep_address" />],
  ['ask_price', ({ order }) => <PriceForm order={order} />],
  ['ask_balance', ({ order }) => <BalanceForm order={order} />],
  ['withdraw_balance', ({ order }) => <WithText order={order} action="withdraw_balance" />],
  ['correct_costs', ({ order }) => <CorrectCosts order={order} />],
  ['correct_shop_order', ({ order }) => <CorrectShopOrder order={order} />],
  ['enter_bill', ({ order }) => <BillForm order={order} />],
  ['correct_tracking', ({ order }) => <CorrectTracking order={order} />],
  ['release', ({ order }) => <Simple order={order} action="release" />],
  ['decline_cancel', ({ order }) => <WithText order={order} action="decline_cancel" />],
  ['return', ({ order }) => <WithText order={order} action="return" />],
  ['lose', ({ order }) => <LoseForm order={order} />],
  ['retract_return', ({ order }) => <Asked order={order} action="retract_return" />],
  ['cancel', ({ order }) => <CancelForm order={order} />],
  ['clear_goods', ({ order }) => <ClearGoods order={order} />],
];

/** What cannot be done here by this person at all is not worth a word. */
const SILENT = new Set([
  'not_in_this_stage',
  'not_for_you',
  'cancel_not_asked',
  'no_balance_needed',
  'no_exchange_asked',
  'no_return_asked',
  'no_goods_left',
  'not_packed',
  'address_not_asked',
  'decided_already',
  'too_late_to_undo',
]);

/** What was done a moment ago and cannot be taken back any more says why: something has followed on it. */
const isSilent = ({ log }: DeskOrder, action: Action, reason: Reason): boolean =>
  SILENT.has(reason) &&
  !(
    reason === 'too_late_to_undo' &&
    isUndo(action) &&
    log.some((done) => done.action === UNDOES[action] && isUndoTime(new Date(done.createdAt), new Date()))
  );

export function OrderActions({ order }: ActionProps) {
  const known = order.may.filter(
    ({ action, reason }) =>
      (reason === null || !(isSilent(order, action, reason) || action === 'release')) &&
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
      {shown.length === 0 ? null : <ThisOrder order={order} />}
      {hasClaim ? <p className="mb-3 font-medium">{t('desk.claimWaits')}</p> : null}
      {isFinal(order.stage) || shown.length === 0 ? null : (
        <div className="mb-4 empty:hidden">
          <OpenTalk order={order} />
        </div>
      )}
      <Minded order={order} />
      <AskedFor order={order} />
      <WholeParcel order={order} />
      <Cheaper order={order} />
      <SameShopOrder order={order} />
      {isFinal(order.stage) ? null : <OtherOrders order={order} />}
      {shown.length === 0 && !hasClaim ? <p className="text-muted">{t('desk.none')}</p> : null}
      <div data-next-step={hasClaim ? undefined : ''} className="flex flex-wrap items-start gap-3">
        {shown.map(({ name, Shown, reason }) =>
          reason === null || name === 'receive' ? (
            // A deed of another stage begins anew.
            <Shown key={`${name} ${order.stage}`} order={order} />
          ) : (
            <Blocked key={name} name={name} reason={reasonText(reason)} />
          ),
        )}
      </div>
    </Card>
  );
}

/** Why it cannot be done stands beside the very button. */
function Blocked({ name, reason }: { readonly name: Name; readonly reason: string }) {
  const id = useId();
  return (
    <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1">
      <Button disabled aria-describedby={id}>
        {t(`deeds.${name}`)}
      </Button>
      <span id={id} className="text-small text-muted">
        {reason}
      </span>
    </div>
  );
}

/** What the buyer has asked for, and what is missing; the rest stands at the top of the page. */
function Minded({ order: { stage, minds } }: ActionProps) {
  const next = NEXT_STEP[stage];
  const left = minds.filter(({ of }) => of === 'wish' || of === 'size');
  return next === undefined ? null : <MindList minds={left} action={next} isTitled />;
}

const NEXT_STEP: Readonly<Partial<Record<DeskOrder['stage'], 'approve' | 'buy' | 'pack'>>> = {
  paid_review: 'approve',
  needs_info: 'approve',
  to_buy: 'buy',
  // Whoever opens the box reads what the buyer has asked for.
  ordered: 'pack',
  in_warehouse: 'pack',
};

/** What the buyer was asked to pay, while that is awaited. */
function AskedFor({ order: { stage, balance } }: ActionProps) {
  if (balance === null || (stage !== 'awaiting_balance' && stage !== 'awaiting_price')) return null;
  const key = stage === 'awaiting_price' ? 'desk.waitsForPrice' : 'desk.waitsForBalance';
  return <p className="mb-3 font-medium">{t(key, { amount: formatFen(balance.amountFen) })}</p>;
}

/** What is done with this order now is done with all that lie in its parcel. */
function WholeParcel({ order: { stage, parcel } }: ActionProps) {
  if (parcel === null || parcel.others.length === 0 || isFinal(stage)) return null;
  return <p className="mb-3">{t('desk.wholeParcel', { numbers: showNumbers(parcel.others) })}</p>;
}

/** The number stands in another order as well: one of them is probably wrong. */
function SameShopOrder({ order: { stage, sameShopOrder } }: ActionProps) {
  if (sameShopOrder.length === 0 || isFinal(stage)) return null;
  return (
    <div className="mb-4">
      <Notice tone="retry">{t('desk.sameShopOrder', { numbers: showNumbers(sameShopOrder) })}</Notice>
    </div>
  );
}

/** Bought for less or for more than the buyer has paid for it: what becomes of that. */
function Cheaper({ order }: ActionProps) {
  const { stage, price, costs, besidesFen, givenBackFen } = order;
  if (costs.goodsFen === null || (stage !== 'ordered' && stage !== 'in_warehouse')) return null;
  const bought = { goodsFen: costs.goodsFen, freightFen: costs.freightFen ?? 0 };
  const moreFen = unagreedFen(bought, quotedCosts(order), order);
  if (moreFen > 0)
    return (
      <div className="mb-4">
        <Notice tone="retry">{t('desk.dearer', { amount: formatFen(moreFen) })}</Notice>
      </div>
    );
  const lessFen = savedFen({ price, ...bought, besidesFen, givenBackFen });
  if (lessFen === 0) return null;
  return <p className="mb-3">{t('desk.cheaper', { amount: formatFen(lessFen) })}</p>;
}

/** What must be minded is seen before. */
function Approve({ order }: ActionProps) {
  const [isOpen, setOpen] = useState(false);
  const operate = useOperateButton(order);
  const close = () => setOpen(false);
  const approve = () => operate.mutate({ action: 'approve', minded: keysOf(order) }, { onSettled: close });
  const isMinded = mindedAt('approve', order.minds).length > 0;
  return (
    <>
      <Button
        look="primary"
        busy={operate.isPending && !isOpen}
        onClick={isMinded ? () => setOpen(true) : approve}
      >
        {t('deeds.approve')}
      </Button>
      {isOpen ? (
        <ConfirmDialog
          title={t('desk.minds.title')}
          look="primary"
          confirm={t('desk.minds.seen', { deed: t('deeds.approve') })}
          keep={t('desk.leave')}
          busy={operate.isPending}
          onConfirm={approve}
          onClose={close}
        >
          <ThisOrder order={order} />
          <MindList minds={order.minds} action="approve" />
        </ConfirmDialog>
      ) : null}
    </>
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

function Asked({ order, action, isMain = false }: SimpleProps & { readonly action: AskedAct }) {
  const [isOpen, setOpen] = useState(false);
  const operate = useOperateButton(order);
  const close = () => setOpen(false);
  return (
    <>
      <Button look={isMain ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
        {t(`deeds.${action}`)}
      </Button>
      {isOpen ? (
        <ConfirmDialog
          title={t(`deeds.${action}`)}
          confirm={t(`deeds.${action}`)}
          keep={t('desk.leave')}
          busy={operate.isPending}
          onConfirm={() => operate.mutate({ action }, { onSettled: close })}
          onClose={close}
        >
          <p>{t(`deedTexts.${action}`)}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function WithText({ order, action }: ActionProps & { readonly action: TextAct }) {
  const [isOpen, setOpen] = useState(false);
  const operate = useOperate(order);
  const isAgain = action === 'ask_info' && order.stage === 'needs_info';
  const name = t(isAgain ? 'deeds.ask_info_again' : `deeds.${action}`);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {isOpen ? (
        <ReasonDialog
          title={name}
          text={t(`deedTexts.${action}`)}
          label={t(action === 'ask_info' ? 'desk.question' : 'desk.reason')}
          confirm={name}
          keep={t('desk.leave')}
          draft={{ orderId: order.id, of: action }}
          isRequired
          look="primary"
          renderReady={(onText) => <ReadySentences orderId={order.id} of={action} onText={onText} />}
          send={(text) => operate({ action, text })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
