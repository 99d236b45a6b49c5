// The parcel has been handed over: to whom, and its number.

import { useState } from 'react';
import { t as common } from '../../../../../../kit/web/i18n.ts';
import { readStored, store } from '../../../../../../kit/web/storage.ts';
import { Button } from '../../../../../../kit/web/ui/elements/button.tsx';
import { classNames } from '../../../../../../kit/web/ui/elements/class-names.ts';
import { FormMessage } from '../../../../../../kit/web/ui/fields/form-message.tsx';
import { TextField } from '../../../../../../kit/web/ui/fields/text-field.tsx';
import { ConfirmDialog } from '../../../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { useForm } from '../../../../../../kit/web/use-form.ts';
import { isTrackingNumber } from '../../../../domain/desk/tracking-number.ts';
import { AddressLines } from '../../../address/address-lines.tsx';
import { type DeskOrder, refusalText } from '../../../queries.ts';
import { t } from '../../../texts.ts';
import { ThisOrder } from '../../order/this-order.tsx';
import { useOperate, useOperateButton } from '../../use-operate.ts';

const CARRIERS = ['EMS', 'China Post', 'SF Express', 'DHL', 'UPS', 'FedEx', 'YunExpress', '4PX'];

/** Most parcels of a day go the same way as the one before. */
const LAST = 'orders.carrier';

type DispatchFormProps = {
  readonly order: DeskOrder;
  /** `correct_tracking`: what was entered with the wrong number or carrier. */
  readonly action?: 'dispatch' | 'correct_tracking';
  readonly onDone?: () => void;
};

type Sent = { readonly carrier: string; readonly trackingNumber: string };

export function DispatchForm({ order, action = 'dispatch', onDone }: DispatchFormProps) {
  const operate = useOperate(order);
  const sure = useOperateButton(order);
  const [asked, setAsked] = useState<Sent>();
  const close = () => setAsked(undefined);
  const form = useForm({
    initial: { carrier: order.carrier || (readStored(LAST) ?? ''), trackingNumber: order.trackingNumber },
    check: ({ carrier, trackingNumber }) => {
      const fields = {
        ...(carrier.trim() === '' ? { carrier: common('field.missing') } : {}),
        ...(!isTrackingNumber(trackingNumber) ? { trackingNumber: t('desk.trackingWrong') } : {}),
      };
      return Object.keys(fields).length === 0 ? undefined : { fields };
    },
    send: async ({ carrier, trackingNumber }) => {
      // The buyer is told at once, and that it was sent cannot be taken back.
      if (action === 'dispatch') {
        setAsked({ carrier, trackingNumber });
        return;
      }
      await operate({ action, carrier, trackingNumber });
      onDone?.();
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <>
      <form {...form.formProps} className="grid w-full gap-4">
        <FormMessage form={form} />
        <div className="grid items-start gap-4 tablet:grid-cols-2">
          <TextField {...form.field('carrier')} label={t('desk.carrier')} list="carriers" maxLength={60} />
          <datalist id="carriers">
            {CARRIERS.map((carrier) => (
              <option key={carrier}>{carrier}</option>
            ))}
          </datalist>
          <TextField {...form.field('trackingNumber')} label={t('order.track')} maxLength={60} />
        </div>
        <div className={classNames('flex flex-wrap gap-3', onDone ? 'justify-end' : '')}>
          {onDone ? <Button onClick={onDone}>{t('desk.leave')}</Button> : null}
          <Button type="submit" look="primary" busy={form.busy}>
            {t(`deeds.${action}`)}
          </Button>
        </div>
      </form>
      {asked ? (
        <ConfirmDialog
          title={t('desk.sendAsk')}
          look="primary"
          confirm={t('deeds.dispatch')}
          keep={t('desk.leave')}
          busy={sure.isPending}
          onConfirm={() => {
            store(LAST, asked.carrier.trim());
            sure.mutate({ action: 'dispatch', ...asked }, { onSettled: close });
          }}
          onClose={close}
        >
          <ThisOrder order={order} />
          <p className="font-bold wrap-anywhere">
            {asked.carrier} · {asked.trackingNumber}
          </p>
          {order.address === null ? null : (
            <div className="my-3">
              <AddressLines address={order.address} isIdShown={false} />
            </div>
          )}
          <p>{t('deedTexts.dispatch')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
