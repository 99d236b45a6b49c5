// Goes to pay: our own pages open here, a provider's page takes the place of ours.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type Provider, paymentQuery, paymentsApi } from './queries.ts';

export function useBeginPayment(id: string) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (provider: Provider) => paymentsApi.begin({ id, provider }),
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
}
