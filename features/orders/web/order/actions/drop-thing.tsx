// Takes one of several things out of an order that nobody has begun to buy, for exactly what is shown.

import { useState } from 'react';
import { formatFen } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { ConfirmDialog } from '../../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { lineName, useNameAbroad } from '../../../../global-services/web/api.ts';
import { Converted } from '../../../../settings/web/api.ts';
import { Thumbnail } from '../../components/thumbnail.tsx';
import type { OrderView } from '../../queries.ts';
import { t } from '../../texts.ts';
import { useAct } from './use-act.ts';

export function DropThing({ order, item }: { readonly order: OrderView; readonly item: number }) {
  const [isAsking, setAsking] = useState(false);
  const act = useAct(order);
  const drop = order.drops.find((each) => each.item === item);
  const name = useNameAbroad(order.request.items[item]?.name ?? '');
  if (!drop) return null;
  const { refundFen } = drop;
  return (
    <>
      <Button look="ghost" aria-label={t('drop.named', { name })} onClick={() => setAsking(true)}>
        {t('drop.do')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('drop.title')}
          confirm={t('drop.do')}
          keep={t('cancel.back')}
          busy={act.isPending}
          onConfirm={() =>
            act.mutate(
              { act: { action: 'drop_thing', item, refundFen }, done: t('drop.done') },
              { onSettled: () => setAsking(false) },
            )
          }
          onClose={() => setAsking(false)}
        >
          <Dropped order={order} item={item} />
          <ComesBack order={order} drop={drop} />
        </ConfirmDialog>
      ) : null}
    </>
  );
}

type DroppedProps = { readonly order: OrderView; readonly item: number };

/** Which one it is, to who reads no Chinese: by its picture, what it is and what it costs. */
function Dropped({ order: { request, pictures }, item }: DroppedProps) {
  const thing = request.items[item];
  const name = useNameAbroad(thing?.name ?? '');
  if (!thing) return null;
  const { priceFen, quantity, pictureBox } = thing;
  return (
    <>
      <div className="mb-4 flex items-center gap-4">
        <Thumbnail url={pictures.find((each) => each.item === item)?.url ?? null} box={pictureBox} />
        <p className="min-w-0">
          <span className="block font-medium">{name}</span>
          <span className="tabular-nums">
            {formatFen(priceFen)} × {quantity} <Converted fen={priceFen * quantity} />
          </span>
        </p>
      </div>
      <p>{t('drop.text', { name })}</p>
    </>
  );
}

type ComesBackProps = { readonly order: OrderView; readonly drop: OrderView['drops'][number] };

/** Line by line as the server reckons it, so that what is shown sums to what is given back. */
function ComesBack({ order: { price }, drop: { lines, refundFen } }: ComesBackProps) {
  const shortFen = lines.reduce((sum, { fen }) => sum + fen, 0) - refundFen;
  const stays = price.lines.filter(({ kind, fen }) => fen > 0 && !lines.some((line) => line.kind === kind));
  return (
    <>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-1">
        {lines.map(({ kind, fen }) => (
          <Line key={kind} name={lineName(kind, price.tier)} fen={fen} />
        ))}
        {shortFen === 0 ? null : <Line name={t('drop.gone')} fen={-shortFen} />}
        <Line name={t('drop.back')} fen={refundFen} isSum />
      </dl>
      {stays.length === 0 ? null : (
        <p className="mt-3 text-small text-muted">
          {t('drop.stays', {
            lines: stays
              .map(({ kind, fen }) => `${lineName(kind, price.tier)} ${formatFen(fen)}`)
              .join(t('desk.historyComma')),
          })}
        </p>
      )}
    </>
  );
}

type LineProps = { readonly name: string; readonly fen: number; readonly isSum?: boolean };

function Line({ name, fen, isSum = false }: LineProps) {
  const look = isSum ? 'border-t border-line pt-2 font-bold' : '';
  return (
    <>
      <dt className={look}>{name}</dt>
      <dd className={`${look} ps-4 text-end tabular-nums`}>
        {formatFen(fen)}
        {isSum ? (
          <span className="block font-normal">
            <Converted fen={fen} />
          </span>
        ) : null}
      </dd>
    </>
  );
}
