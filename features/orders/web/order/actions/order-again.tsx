// The same once more: what was ordered goes back into the basket, where it can be changed; an order that is not paid ends for it.

import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { addMissing, changeBasket } from '../../../../global-services/web/api.ts';
import { isFinal } from '../../../domain/stages/stages.ts';
import { type OrderView, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';
import { useSendAct } from './use-act.ts';

export function OrderAgain({ order }: { readonly order: OrderView }) {
  const { stage, request } = order;
  const isUnpaid = stage === 'awaiting_payment';
  const navigate = useNavigate();
  const send = useSendAct(order);
  const putting = useMutation({
    mutationFn: async () => {
      if (isUnpaid)
        await send({ act: { action: 'cancel', refundFen: 0, reason: '' }, done: t('again.unpaidDone') });
      putBack(request);
      await navigate('/global-services/cost');
    },
    onError: (error) => notify('wrong', refusalText(error)),
  });
  if (!isUnpaid && !isFinal(stage)) return null;
  return (
    <div className="mt-5">
      <Button busy={putting.isPending} onClick={() => putting.mutate()}>
        {t(isUnpaid ? 'again.change' : 'again.order')}
      </Button>
      {isUnpaid ? <p className="mt-2 text-small text-muted">{t('again.changeText')}</p> : null}
    </div>
  );
}

/** Beside what is in the basket already; the draft that a thing came from has left with the order. */
function putBack({ items, country, tier, tip, domesticFreightFen }: OrderView['request']): void {
  const isNew = addMissing(
    items.map((item) => ({ ...item, draftId: null })),
    domesticFreightFen,
  );
  if (isNew) changeBasket({ country, tier, tip });
}
