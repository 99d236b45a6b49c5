// Until it is bought, its buyer says which size or colour each thing should be, and what they wish for with it.

import { useState } from 'react';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { FormDialog } from '../../../../../kit/web/ui/fields/form-dialog.tsx';
import { TextArea } from '../../../../../kit/web/ui/fields/text-area.tsx';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import { type TextFields, useForm } from '../../../../../kit/web/use-form.ts';
import { ITEM_BOUNDS, isSizeOpen } from '../../../../global-services/domain/index.ts';
import { SizeAbroad, useNameAbroad } from '../../../../global-services/web/api.ts';
import { type OrderView, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';
import { mayDo, useSendAct } from './use-act.ts';

type OrderProps = { readonly order: OrderView };

export function ChangeWishes({ order }: OrderProps) {
  const [isChanging, setChanging] = useState(false);
  if (!mayDo(order, 'change_wishes')) return null;
  return (
    <div className="mt-3">
      <Button onClick={() => setChanging(true)}>{t('wishes.do')}</Button>
      {isChanging ? <WishesDialog order={order} onClose={() => setChanging(false)} /> : null}
    </div>
  );
}

/** Beside a shoe or a garment whose size can still be said. */
export function SizeMissing({ order, item }: OrderProps & { readonly item: number }) {
  const thing = order.request.items[item];
  if (!thing || !isSizeOpen(thing) || !mayDo(order, 'change_wishes')) return null;
  return <p className="mt-2 text-small text-retry">{t('wishes.open')}</p>;
}

/** A field for each thing, by its place. */
const fieldOf = (at: number): string => `variant${at}`;

function WishesDialog({ order, onClose }: OrderProps & { readonly onClose: () => void }) {
  const { request, requirements } = order;
  const send = useSendAct(order);
  const variants = request.items.map(({ variant }, at) => [fieldOf(at), variant]);
  const form = useForm<Record<string, string>>({
    initial: { ...Object.fromEntries(variants), requirements },
    send: async (typed) => {
      const act = {
        action: 'change_wishes',
        variants: request.items.map((_, at) => typed[fieldOf(at)] ?? ''),
        requirements: typed.requirements ?? '',
      } as const;
      await send({ act, done: t('wishes.done') });
      onClose();
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <FormDialog title={t('wishes.title')} form={form} submit={t('address.save')} onClose={onClose}>
      <p>{t('wishes.lead')}</p>
      {request.items.map(({ name, category }, at) => (
        // The things of an order never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at}>
          <Variant form={form} at={at} name={name} />
          <SizeAbroad
            category={category}
            variant={form.watch(fieldOf(at)) ?? ''}
            country={request.country}
            onAnswer={(variant) => form.set({ [fieldOf(at)]: variant })}
          />
        </div>
      ))}
      <TextArea
        {...form.field('requirements')}
        label={t('checkout.note')}
        hint={t('checkout.noteHint')}
        rows={3}
        maxLength={1000}
      />
    </FormDialog>
  );
}

type VariantProps = { readonly form: TextFields<string>; readonly at: number; readonly name: string };

function Variant({ form, at, name }: VariantProps) {
  const shown = useNameAbroad(name);
  return (
    <TextField
      {...form.field(fieldOf(at))}
      label={t('wishes.variantOf', { name: shown })}
      maxLength={ITEM_BOUNDS.variant}
      autoComplete="off"
      optional
    />
  );
}
