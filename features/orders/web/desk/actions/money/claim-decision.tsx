// A claim of the buyer: what they say, what they ask for, and the decision about it.

import { useState } from 'react';
import { sendAgain } from '../../../../../../kit/web/api/send-again.ts';
import { formatFen } from '../../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../../kit/web/ui/elements/button.tsx';
import { Section } from '../../../../../../kit/web/ui/page/section.tsx';
import { Claims } from '../../../order/actions/claim-part.tsx';
import { PhotoGrid } from '../../../pictures/photo-grid.tsx';
import { type DeskOrder, ordersApi } from '../../../queries.ts';
import { showNumbers } from '../../../show.ts';
import { t } from '../../../texts.ts';
import { useChange } from '../../use-operate.ts';
import { MoneyDialog } from './money-dialog.tsx';

export function ClaimDecision({ order }: { readonly order: DeskOrder }) {
  const { id, claims, parcel } = order;
  const [isOpen, setOpen] = useState(false);
  const change = useChange(id);
  if (claims.length === 0) return null;
  const open = claims.find(({ state }) => state === 'open');
  const photos = claims.flatMap(({ pictures }) =>
    pictures.flatMap(({ url }) => (url === null ? [] : [{ url, label: t('messages.pictureAlt') }])),
  );
  return (
    <Section title={t('desk.tasks.claims')}>
      <Claims order={order} side="operator" />
      <PhotoGrid photos={photos} />
      {open?.reason === 'not_arrived' && parcel !== null && parcel.others.length > 0 ? (
        <p className="mt-4">{t('desk.lostTogether', { numbers: showNumbers(parcel.others) })}</p>
      ) : null}
      {open === undefined ? null : (
        <div className="mt-4" data-next-step="">
          <Button look="primary" onClick={() => setOpen(true)}>
            {t('desk.decide')}
          </Button>
        </div>
      )}
      {isOpen && open ? (
        <MoneyDialog
          title={t('desk.decide')}
          label={t('desk.granted')}
          proposedFen={open.askedFen}
          confirm={t('desk.decide')}
          send={(grantedFen, answer) =>
            change(grantedFen > 0 ? 'grant_claim' : 'refuse_claim', () =>
              sendAgain(() => ordersApi.decideClaim({ id, claimId: open.id, grantedFen, answer })),
            )
          }
          onClose={() => setOpen(false)}
        >
          <p>{t('desk.asked', { amount: formatFen(open.askedFen) })}</p>
        </MoneyDialog>
      ) : null}
    </Section>
  );
}
