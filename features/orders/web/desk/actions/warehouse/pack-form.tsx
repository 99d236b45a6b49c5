// Packing: the order alone, or with others of its buyer that wait to go to the same address.

import { useRef, useState } from 'react';
import { Button } from '../../../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { AddressLines } from '../../../address/address-lines.tsx';
import { type DeskOrder, ordersApi, type PackedParcel, refusalText } from '../../../queries.ts';
import { t } from '../../../texts.ts';
import { useResend } from '../../../use-resend.ts';
import { keysOf, MindList } from '../../mind-list.tsx';
import { GiftNote } from '../../order/gift-note.tsx';
import { OpenTalk } from '../../order/open-talk.tsx';
import { OtherOrders } from '../../order/other-orders.tsx';
import { ThisOrder } from '../../order/this-order.tsx';
import { useChange } from '../../use-operate.ts';
import { PackPreview, type TypedParcel, usePackedParcel } from './pack-preview.tsx';

const packedBack = ({ log }: DeskOrder): number => {
  const back = log.find(({ action }) => action === 'pack')?.data['refundFen'];
  return typeof back === 'number' ? back : 0;
};

export function PackForm({ order }: { readonly order: DeskOrder }) {
  const { id, version, together } = order;
  const [alone, setAlone] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const isPacking = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const change = useChange(id, true);
  const resend = useResend<Parameters<typeof ordersApi.pack>[0]>();
  const chosen = together.filter((other) => !alone.has(other.id));
  const pack = async (packed: Packed) => {
    // State comes a render late: two quick taps must not both pass.
    if (isPacking.current) return;
    isPacking.current = true;
    setBusy(true);
    try {
      await change('pack', async () => {
        const orders = [
          { id, version, minded: keysOf(order) },
          ...chosen.map((other) => ({ id: other.id, version: other.version, minded: keysOf(other) })),
        ];
        const content = JSON.stringify([orders.map((each) => each.id), packed]);
        const done = await resend({ content, payload: { orders, ...packed } }, (seen) =>
          ordersApi.pack(seen),
        );
        return {
          order: done.orders.find((each) => each.id === id) ?? order,
          // By packing alone: what went back before is no part of it.
          backFen: done.orders.reduce((sum, each) => sum + packedBack(each), 0),
        };
      });
    } catch (error) {
      notify('wrong', refusalText(error));
    }
    isPacking.current = false;
    setBusy(false);
    setAsking(false);
  };
  const toggle = (other: string, isTaken: boolean) =>
    setAlone((before) => {
      const next = new Set(before);
      if (isTaken) next.delete(other);
      else next.add(other);
      return next;
    });
  const action = chosen.length === 0 ? t('deeds.pack') : t('desk.packTogether', { count: chosen.length + 1 });
  return (
    <div className="grid w-full gap-3">
      {together.length === 0 ? null : (
        <fieldset>
          <legend className="font-medium">{t('desk.together')}</legend>
          {together.map((other) => (
            <label key={other.id} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={!alone.has(other.id)}
                onChange={({ target }) => toggle(other.id, target.checked)}
                className="size-5 accent-ink"
              />
              {other.number} · {other.product}
            </label>
          ))}
        </fieldset>
      )}
      <GiftNote orders={[order, ...chosen]} />
      <div>
        <Button look="primary" onClick={() => setAsking(true)}>
          {action}
        </Button>
      </div>
      {isAsking ? (
        <PackDialog
          order={order}
          chosen={chosen}
          action={action}
          busy={busy}
          onConfirm={(packed) => void pack(packed)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}

/** `parcel`: absent where nothing was typed of it. */
type Packed = { readonly parcel?: PackedParcel; readonly isSure: boolean };

type PackDialogProps = {
  readonly order: DeskOrder;
  readonly chosen: DeskOrder['together'];
  /** What it is called, which says how many go into the parcel. */
  readonly action: string;
  readonly busy: boolean;
  readonly onConfirm: (packed: Packed) => void;
  readonly onClose: () => void;
};

/** What goes into the parcel, what was said of it, where it goes, what it weighs and costs, and what comes of it. */
function PackDialog({ order, chosen, action, busy, onConfirm, onClose }: PackDialogProps) {
  const [typed, setTyped] = useState<TypedParcel>({});
  const parcel = usePackedParcel([order.id, ...chosen.map((other) => other.id)], typed);
  const confirm = () => {
    const { packed, isReady } = parcel;
    if (isReady) onConfirm({ ...(packed ? { parcel: packed } : {}), isSure: typed.isSure === true });
    else notify('wrong', t('desk.packing.notReady'));
  };
  return (
    <ConfirmDialog
      title={action}
      confirm={action}
      keep={t('desk.leave')}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ThisOrder order={order} />
      <MindList minds={order.minds.filter(({ of }) => of === 'wish')} action="pack" />
      {chosen.map(({ id: other, number, product, minds }) => (
        <div key={other} className="mb-2">
          <p>
            + {number} · {product}
          </p>
          <MindList minds={minds} action="pack" />
        </div>
      ))}
      <OpenTalk order={order} isDialog />
      {order.address === null ? null : (
        <div className="my-3">
          <p className="font-medium">{t('order.address')}</p>
          <AddressLines address={order.address} isIdShown={false} />
        </div>
      )}
      <OtherOrders order={order} />
      <p>{t('deedTexts.pack')}</p>
      <PackPreview parcel={parcel} typed={typed} onType={setTyped} />
    </ConfirmDialog>
  );
}
