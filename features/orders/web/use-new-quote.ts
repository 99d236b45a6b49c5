// The same things at today's price: they go into the basket, a quote is made of them, and the checkout shows it.

import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { newId } from '../../../kit/web/new-id.ts';
import { notify } from '../../../kit/web/ui/notices/toasts.ts';
import {
  addMissing,
  answerQuoted,
  changeBasket,
  makeQuote,
  type QuoteRequest,
  quoteRefusalText,
} from '../../global-services/web/api.ts';

/**
 * What the checkout is told by who leads to it: after which order the same things are meant to be ordered once more; null
 * where none is known. What has been ordered since is asked about all the same.
 */
export type CheckoutState = { readonly againAfter: string | null };

export function useNewQuote(request: QuoteRequest) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (state: CheckoutState) => {
      const items = request.items.map((item) => ({ ...item, draftId: null }));
      putBack(request);
      const { id } = await makeQuote({ ...request, items, id: newId() });
      await navigate(`/global-services/checkout?quote=${id}`, { state });
    },
    onError: async (error) => {
      notify('wrong', quoteRefusalText(error));
      // What stands in the way of a price is shown there, and can be changed.
      await navigate('/global-services/cost');
    },
  });
}

type Thing = QuoteRequest['items'][number];
type Answer = { readonly at: number; readonly changes: (item: Thing) => Partial<Thing> };

/** The buyer's word on a thing of a quote makes another quote, in the place of this one. */
export function useAnswer(request: QuoteRequest) {
  const navigate = useNavigate();
  const { state } = useLocation();
  return useMutation({
    mutationFn: async ({ at, changes }: Answer) => {
      const items = request.items.map((item, place) => {
        if (place !== at) return item;
        const answers = changes(item);
        answerQuoted(item, answers);
        return { ...item, ...answers };
      });
      const { id } = await makeQuote({ ...request, items, id: newId() });
      await navigate(`/global-services/checkout?quote=${id}`, { state, replace: true });
    },
    onError: (error) => notify('wrong', quoteRefusalText(error)),
  });
}

/** Beside what is in the basket already; the draft that a thing came from has left with the order. */
export function putBack({ items, country, tier, tip, domesticFreightFen }: QuoteRequest): void {
  const isNew = addMissing(
    items.map((item) => ({ ...item, draftId: null })),
    domesticFreightFen,
  );
  if (isNew) changeBasket({ country, tier, tip });
}
