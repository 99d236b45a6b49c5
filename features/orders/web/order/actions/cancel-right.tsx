// The cancel right that holds now, with the exact refund, and the way to use it.

import { useState } from 'react';
import { locale } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import { writeFenShown } from '../../../../settings/domain/index.ts';
import { BankRefund } from '../../../../settings/web/api.ts';
import { certainFen } from '../../../domain/money/cancel-terms.ts';
import type { OrderView } from '../../queries.ts';
import { t } from '../../texts.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { mayDo, useAct, useSendAct } from './use-act.ts';

export function CancelRight({ order }: { readonly order: OrderView }) {
  const [isAsking, setAsking] = useState(false);
  const send = useSendAct(order);
  const { right, refundFen } = order.cancellation;
  const text = rightText(order);
  const isAsk = right === 'ask';
  return (
    <Section title={t('cancel.title')}>
      <p>{text}</p>
      {mayDo(order, 'withdraw_cancel') ? <Withdraw order={order} /> : null}
      {right === 'none' ? null : (
        <div className="mt-4">
          <Button look="danger" onClick={() => setAsking(true)}>
            {t(isAsk ? 'cancel.doAsk' : 'cancel.do')}
          </Button>
        </div>
      )}
      {isAsking ? (
        <ReasonDialog
          title={t(isAsk ? 'cancel.doAsk' : 'cancel.do')}
          text={
            <>
              {text}
              {order.paidAt === null ? null : (
                <>
                  <span className="mt-3 block">{t('cancel.takes')}</span>
                  <BankRefund />
                </>
              )}
            </>
          }
          label={t(isAsk ? 'cancel.reason' : 'cancel.reasonOptional')}
          keep={t('cancel.keep')}
          confirm={t(isAsk ? 'cancel.doAsk' : 'cancel.do')}
          isRequired={isAsk}
          deed="CANCELLING"
          send={(reason) =>
            isAsk
              ? send({ act: { action: 'ask_cancel', reason }, done: t('cancel.askedDone') })
              : send({ act: { action: 'cancel', refundFen, reason }, done: t('cancel.done') })
          }
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Section>
  );
}

/** While nobody has answered, what was asked can be taken back. */
function Withdraw({ order }: { readonly order: OrderView }) {
  const act = useAct(order);
  return (
    <div className="mt-4">
      <Button
        busy={act.isPending}
        onClick={() => act.mutate({ act: { action: 'withdraw_cancel' }, done: t('cancel.withdrawn') })}
      >
        {t('cancel.withdraw')}
      </Button>
    </div>
  );
}

/** What comes back where the seller has been paid already. */
function paidSellerText({ price }: OrderView): string {
  return t('cancel.sellerPaid', { amount: write(certainFen(price.lines), price) });
}

const write = (fen: number, { shown }: OrderView['price']): string => writeFenShown(fen, shown, locale);

function rightText(order: OrderView): string {
  const { cancellation, cancelAsked, paidAt, price, waitsFor, stage } = order;
  const { right, refundFen, keptFen } = cancellation;
  if (right === 'none') {
    if (waitsFor === 'photo_decision') return t('cancel.byPhotos');
    return cancelAsked === null ? t('cancel.never') : `${t('cancel.asked')} ${paidSellerText(order)}`;
  }
  if (right === 'ask')
    return `${t(stage === 'to_buy' ? 'cancel.askTaken' : 'cancel.ask')} ${paidSellerText(order)}`;
  if (paidAt === null) return t('cancel.free');
  const before = order.refundedFen > 0 ? t('cancel.before', { before: write(order.refundedFen, price) }) : '';
  const now = `${t('cancel.now', { amount: write(refundFen, price) })} ${before}`.trimEnd();
  if (keptFen === 0) return now;
  return `${now} ${t('cancel.less', { costs: write(keptFen, price) })}`;
}
