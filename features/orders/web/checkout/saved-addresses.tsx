// Where somebody has had things sent to in this country: chosen for this order, or offered no more.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import type { Address } from '../../domain/address/address.ts';
import { addressesQuery, ordersApi, refusalText } from '../queries.ts';
import { t } from '../texts.ts';

type SavedAddressesProps = {
  readonly saved: readonly { readonly id: string; readonly address: Address }[];
  /** Empty: another one. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly onRemoved: () => void;
};

export function SavedAddresses({ saved, chosen, onChoose, onRemoved }: SavedAddressesProps) {
  const queries = useQueryClient();
  const removing = useMutation({
    mutationFn: () => ordersApi.removeAddress({ id: chosen }),
    onSuccess: () => {
      onRemoved();
      notify('good', t('checkout.removed'));
    },
    onError: (error) => notify('wrong', refusalText(error)),
    onSettled: () => queries.invalidateQueries(addressesQuery),
  });
  if (saved.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-1">
      <div className="w-full">
        <Select
          label={t('checkout.saved')}
          options={[
            ...saved.map(({ id, address }) => ({
              value: id,
              label: `${address.name}, ${address.line1}, ${address.city}`,
            })),
            { value: '', label: t('checkout.other') },
          ]}
          value={chosen}
          onChange={onChoose}
        />
      </div>
      {chosen === '' ? null : (
        <Button look="ghost" busy={removing.isPending} onClick={() => removing.mutate()}>
          {t('checkout.remove')}
        </Button>
      )}
    </div>
  );
}
