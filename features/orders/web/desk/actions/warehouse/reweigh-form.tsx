// A weight that was typed wrong is typed again, as long as no money follows from it.

import { useState } from 'react';
import { Button } from '../../../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../../../kit/web/ui/fields/form-message.tsx';
import { TextField } from '../../../../../../kit/web/ui/fields/text-field.tsx';
import { Dialog } from '../../../../../../kit/web/ui/overlays/dialog.tsx';
import { useForm } from '../../../../../../kit/web/use-form.ts';
import { doubtReweighing } from '../../../../domain/money/plausible.ts';
import { type DeskOrder, refusalText } from '../../../queries.ts';
import { showGrams } from '../../../show.ts';
import { t } from '../../../texts.ts';
import { readGrams } from '../buying/read-cost.ts';
import { useSure } from '../sure-dialog.tsx';
import { WeightOutlook } from './weight-outlook.tsx';

export function ReweighForm({ order }: { readonly order: DeskOrder }) {
  const [isOpen, setOpen] = useState(false);
  const { send, dialog } = useSure(order);
  const estimated = order.price.weight.grams;
  const form = useForm({
    initial: { grams: String(order.realGrams ?? '') },
    check: ({ grams }) =>
      readGrams(grams) === undefined ? { fields: { grams: t('desk.gramsWrong') } } : undefined,
    send: async (typed) => {
      const grams = readGrams(typed.grams) ?? 0;
      const beforeGrams = order.realGrams;
      await send(
        { action: 'reweigh', grams },
        doubtReweighing(grams, { estimatedGrams: estimated, beforeGrams }),
      );
      setOpen(false);
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('deeds.reweigh')}</Button>
      {isOpen ? (
        <Dialog title={t('deeds.reweigh')} onClose={() => setOpen(false)}>
          <form {...form.formProps} className="grid gap-4">
            <FormMessage form={form} />
            <TextField
              {...form.field('grams')}
              label={t('desk.grams')}
              hint={t('desk.gramsHint', { weight: showGrams(estimated) })}
              inputMode="numeric"
              maxLength={20}
            />
            <WeightOutlook order={order} typed={form.watch('grams')} />
            <div className="flex flex-wrap justify-end gap-3">
              <Button onClick={() => setOpen(false)}>{t('desk.leave')}</Button>
              <Button type="submit" look="primary" busy={form.busy}>
                {t('deeds.reweigh')}
              </Button>
            </div>
          </form>
        </Dialog>
      ) : null}
      {dialog}
    </>
  );
}
