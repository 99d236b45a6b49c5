// Buys something: the purchase is made once however often it is asked for, and its payment's page opens.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { newId } from '../../../kit/web/new-id.ts';
import { useAgeQuestion } from '../../privacy/web/api.ts';
import type { PurchaseChoice } from '../domain/index.ts';
import { MEMBERSHIP_KEY, membershipApi } from './queries.ts';

export type Choice = { readonly amountFen: number } & PurchaseChoice;

/** The same choice keeps its id until it is bought, so that trying again after a lost answer finds the purchase. */
export function usePurchase() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const attempt = useRef({ id: '', choice: '' });
  const { askAge, ageDialog } = useAgeQuestion();
  const buying = useMutation({
    mutationFn: async (chosen: Choice) => {
      // The server goes by the answer, or by there being none.
      await askAge();
      const choice = JSON.stringify(chosen);
      if (attempt.current.choice !== choice) attempt.current = { id: newId(), choice };
      return membershipApi.buy({ id: attempt.current.id, ...chosen });
    },
    onSuccess: ({ paymentId }) => {
      attempt.current = { id: '', choice: '' };
      void queries.invalidateQueries({ queryKey: MEMBERSHIP_KEY });
      return navigate(`/payments/${paymentId}`);
    },
    // The price may be another one by now: the page shows what holds.
    onError: () => queries.invalidateQueries({ queryKey: MEMBERSHIP_KEY }),
  });
  return { buy: buying.mutate, isPending: buying.isPending, error: buying.error, ageDialog };
}
