// Where it goes, and another address that the buyer has written to us: until the parcel is handed over.

import { useState } from 'react';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { FormDialog } from '../../../../../kit/web/ui/fields/form-dialog.tsx';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import { useForm } from '../../../../../kit/web/use-form.ts';
import type { Address } from '../../../domain/address/address.ts';
import { AddressFields, useAddressCheck } from '../../address/address-fields.tsx';
import { AddressLines } from '../../address/address-lines.tsx';
import { type AlsoThere, AlsoThereQuestion, alsoOf, alsoProblem } from '../../address/also-there.tsx';
import { type DeskOrder, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';
import { useOperate } from '../use-operate.ts';

export function DeskAddress({ order }: { readonly order: DeskOrder }) {
  const [isChanging, setChanging] = useState(false);
  const { address, stage, may } = order;
  const isHandedOver = stage === 'dispatched' || stage === 'customs';
  const mayChange = may.some(({ action, reason }) => action === 'change_address' && reason === null);
  return (
    <Section title={t('order.address')}>
      {address === null ? t('address.deleted') : <AddressLines address={address} isIdShown />}
      {address !== null && mayChange ? (
        <div className="mt-3">
          <Button onClick={() => setChanging(true)}>{t('deeds.change_address')}</Button>
        </div>
      ) : null}
      {isHandedOver ? <p className="mt-3 text-small text-muted">{t('desk.addressHandedOver')}</p> : null}
      {address !== null && isChanging ? (
        <ChangeDialog order={order} address={address} onClose={() => setChanging(false)} />
      ) : null}
    </Section>
  );
}

type ChangeDialogProps = {
  readonly order: DeskOrder;
  readonly address: Address;
  readonly onClose: () => void;
};

function ChangeDialog({ order, address, onClose }: ChangeDialogProps) {
  const operate = useOperate(order);
  const { sameAddress } = order;
  const { check, questions } = useAddressCheck();
  const form = useForm<Address & { text: string; also: AlsoThere }>({
    initial: { ...address, text: '', also: '' },
    check: ({ text, also, ...typed }) => {
      const wrong = check(typed);
      const asked = alsoProblem(sameAddress, also);
      const missing = text.trim() === '' ? t('address.missing') : undefined;
      if (asked === undefined && missing === undefined) return wrong;
      return {
        ...wrong,
        fields: {
          ...wrong?.fields,
          ...(asked === undefined ? {} : { also: asked }),
          ...(missing === undefined ? {} : { text: missing }),
        },
      };
    },
    send: async ({ text, also, ...changed }) => {
      await operate({ action: 'change_address', address: changed, text, also: alsoOf(sameAddress, also) });
      onClose();
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <FormDialog
      title={t('deeds.change_address')}
      form={form}
      submit={t('address.save')}
      cancel={t('desk.leave')}
      onClose={onClose}
    >
      <p>{t('deedTexts.change_address')}</p>
      <AddressFields form={form} country={address.country} questions={questions} />
      <AlsoThereQuestion others={sameAddress} {...form.choice('also')} />
      <TextField
        {...form.field('text')}
        label={t('desk.addressWhy')}
        hint={t('desk.addressWhyHint')}
        maxLength={2000}
      />
    </FormDialog>
  );
}
