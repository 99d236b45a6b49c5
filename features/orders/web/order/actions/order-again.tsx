// The same once more: what was ordered goes back into the basket, where it can be changed; an order that is not paid ends for it.

import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { isFinal } from '../../../domain/stages/stages.ts';
import { type OrderView, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';
import { putBack, useNewQuote } from '../../use-new-quote.ts';
import { useSendAct } from './use-act.ts';

type OrderProps = { readonly order: OrderView };

export function OrderAgain({ order }: OrderProps) {
  return order.isLapsed ? <NewQuote order={order} /> : <PutBack order={order} />;
}

function NewQuote({ order: { request } }: OrderProps) {
  const quote = useNewQuote(request);
  return (
    <div className="mt-5">
      <Button look="primary" busy={quote.isPending} onClick={() => quote.mutate({ againAfter: null })}>
        {t('lapsed.quote')}
      </Button>
      <p className="mt-2 text-small text-muted">{t('lapsed.quoteText')}</p>
    </div>
  );
}

function PutBack({ order }: OrderProps) {
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
