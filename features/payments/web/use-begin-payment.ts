// Goes to pay: our own pages open here, a provider's page takes the place of ours.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useAgeQuestion } from '../../privacy/web/api.ts';
import { type PaymentView, type Provider, paymentQuery, paymentsApi } from './queries.ts';

/** Begins with what the page shows of the payment: who saw that the same was paid for just now pays again knowingly. */
export function useBeginPayment({ id, alike }: Pick<PaymentView, 'id' | 'alike'>) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { askAge, ageDialog } = useAgeQuestion();
  const beginning = useMutation({
    mutationFn: async (provider: Provider) => {
      // The server goes by the answer, or by there being none.
      await askAge();
      return paymentsApi.begin({ id, provider, ...(alike ? { besides: alike.id } : {}) });
    },
    onSuccess: (payment) => {
      queries.setQueryData(paymentQuery(id).queryKey, payment);
      const url = payment.attempt?.url;
      if (!url) return;
      if (url.startsWith('/')) void navigate(url);
      else location.assign(url);
    },
    // It may be paid, or over, by now: the page shows how it stands.
    onError: () => queries.invalidateQueries({ queryKey: paymentQuery(id).queryKey }),
  });
  return { begin: beginning.mutate, isPending: beginning.isPending, error: beginning.error, ageDialog };
}
