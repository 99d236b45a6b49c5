// Where it goes; it can be changed until the parcel is packed.

import { useState } from 'react';
import { t as common } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import type { Address } from '../../domain/address/address.ts';
import { AddressFields, useAddressCheck } from '../address/address-fields.tsx';
import { AddressLines } from '../address/address-lines.tsx';
import { type AlsoThere, AlsoThereQuestion, alsoOf, alsoProblem } from '../address/also-there.tsx';
import { type OrderView, refusalText } from '../queries.ts';
import { t } from '../texts.ts';
import { mayDo, useSendAct } from './actions/use-act.ts';

export function AddressPart({ order }: { readonly order: OrderView }) {
  const [isChanging, setChanging] = useState(false);
  const { address } = order;
  return (
    <Section foldsOnPhone={order.addressAskedAt === null} title={t('order.address')}>
      {order.addressAskedAt === null ? null : (
        <div className="mb-3">
          <Notice tone="retry">{t('address.asked')}</Notice>
        </div>
      )}
      {address === null ? (
        <p className="text-muted">{t('address.deleted')}</p>
      ) : (
        <>
          <AddressLines address={address} isIdShown={false} />
          {mayDo(order, 'change_address') ? (
            <div className="mt-3">
              <Button onClick={() => setChanging(true)}>{t('address.change')}</Button>
            </div>
          ) : null}
          {isChanging ? (
            <AddressDialog order={order} address={address} onClose={() => setChanging(false)} />
          ) : null}
        </>
      )}
    </Section>
  );
}

type AddressDialogProps = {
  readonly order: OrderView;
  readonly address: Address;
  readonly onClose: () => void;
};

function AddressDialog({ order, address, onClose }: AddressDialogProps) {
  const send = useSendAct(order);
  const { check, questions } = useAddressCheck();
  const { sameAddress } = order;
  const form = useForm<Address & { also: AlsoThere; isReplaced: boolean }>({
    initial: { ...address, also: '', isReplaced: false },
    check: ({ also, ...typed }) => {
      const wrong = check(typed);
      const asked = alsoProblem(sameAddress, also);
      return asked === undefined ? wrong : { ...wrong, fields: { ...wrong?.fields, also: asked } };
    },
    send: async ({ also, isReplaced, ...changed }) => {
      const act = { address: changed, also: alsoOf(sameAddress, also), isReplaced };
      await send({ act: { action: 'change_address', ...act }, done: t('address.changed') });
      onClose();
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <Dialog title={t('address.change')} onClose={onClose}>
      <form {...form.formProps} className="grid gap-4">
        <FormMessage form={form} />
        <AddressFields form={form} country={address.country} questions={questions} />
        <AlsoThereQuestion others={sameAddress} {...form.choice('also')} />
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={form.watch('isReplaced')}
            onChange={({ target }) => form.choice('isReplaced').onChange(target.checked)}
            className="size-5 shrink-0 accent-ink"
          />
          {t('address.replace')}
        </label>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button type="submit" look="primary" busy={form.busy}>
            {t('address.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
