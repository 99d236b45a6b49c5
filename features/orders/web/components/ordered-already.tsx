// Asks whoever orders the same things once more whether they mean to: the order is there, or it is made a second time.

import { useState } from 'react';
import { errorCode, errorData } from '../../../../kit/web/api/api.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { ThingName } from '../../../global-services/web/api.ts';
import { agoText } from '../ago.ts';
import { showMoment } from '../show.ts';
import { t } from '../texts.ts';

/** As the contract declares it with `ORDERED_ALREADY`. */
export type OrderedBefore = {
  readonly orderId: string;
  readonly number: string;
  readonly orderedAt: string;
  readonly isSameQuote: boolean;
  readonly things: readonly string[];
};

/** Undefined where something else was refused. */
export const orderedBefore = (error: unknown): OrderedBefore | undefined =>
  errorCode(error) === 'ORDERED_ALREADY' ? (errorData(error) as OrderedBefore) : undefined;

type OrderedAlreadyProps = {
  readonly before: OrderedBefore;
  readonly busy: boolean;
  readonly onAgain: () => void;
  readonly onClose: () => void;
};

export function OrderedAlready({ before, busy, onAgain, onClose }: OrderedAlreadyProps) {
  const { orderId, number, orderedAt, isSameQuote, things } = before;
  const [now] = useState(() => Date.now());
  return (
    <Dialog
      title={t('already.title')}
      onClose={onClose}
      actions={
        <>
          <Button busy={busy} onClick={onAgain}>
            {t(isSameQuote ? 'already.againQuote' : 'already.again')}
          </Button>
          <ButtonLink look="primary" to={`/global-services/order-details?id=${orderId}`}>
            {t('already.open')}
          </ButtonLink>
        </>
      }
    >
      <p>{t(isSameQuote ? 'already.ofQuote' : 'already.same', { number, ago: agoText(orderedAt, now) })}</p>
      <ul className="mt-4 grid list-disc gap-2 ps-5">
        {[...new Set(things)].map((name) => (
          <li key={name}>
            <ThingName name={name} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-muted">{t('already.at', { date: showMoment(orderedAt) })}</p>
    </Dialog>
  );
}
