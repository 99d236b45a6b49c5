// What arrives is photographed and weighed: at least three photos and the scale, then the weight.

import { Button } from '../../../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../../../kit/web/ui/fields/form-message.tsx';
import { TextField } from '../../../../../../kit/web/ui/fields/text-field.tsx';
import { useForm } from '../../../../../../kit/web/use-form.ts';
import { doubtWeight } from '../../../../domain/money/plausible.ts';
import { PHOTOS_NEEDED } from '../../../../domain/stages/can.ts';
import { keepDraft, readDraft } from '../../../order/messages/draft.ts';
import { type DeskOrder, reasonText, refusalText } from '../../../queries.ts';
import { showGrams } from '../../../show.ts';
import { t } from '../../../texts.ts';
import { PhotoUploads } from '../../order/photo-uploads.tsx';
import { readGrams } from '../buying/read-cost.ts';
import { useSure } from '../sure-dialog.tsx';
import { WeightOutlook } from './weight-outlook.tsx';

export function ReceiveForm({ order }: { readonly order: DeskOrder }) {
  const { send, dialog } = useSure(order);
  const photos = order.photos.filter(({ kind }) => kind === 'photo').length;
  const scales = order.photos.length - photos;
  const missing = order.may.find(({ action }) => action === 'receive')?.reason ?? null;
  const form = useForm({
    initial: { grams: readDraft(order.id, 'grams') },
    check: ({ grams }) =>
      readGrams(grams) === undefined ? { fields: { grams: t('desk.gramsWrong') } } : undefined,
    send: async (typed) => {
      const grams = readGrams(typed.grams) ?? 0;
      await send({ action: 'receive', grams }, doubtWeight(grams, order.price.weight.grams));
      // What comes in its place after an exchange is weighed anew.
      keepDraft(order.id, 'grams', '');
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  const field = form.field('grams');
  return (
    <div className="grid w-full gap-4">
      <PhotoUploads order={order} />
      <p className="text-small text-muted">
        {t('desk.photosHave', { count: photos, needed: PHOTOS_NEEDED, scales })}
      </p>
      <form {...form.formProps} className="grid gap-4">
        <FormMessage form={form} />
        <TextField
          {...field}
          onChange={(event) => {
            keepDraft(order.id, 'grams', event.target.value);
            void field.onChange(event);
          }}
          label={t('desk.grams')}
          hint={t('desk.gramsHint', { weight: showGrams(order.price.weight.grams) })}
          inputMode="numeric"
          // More than fits, so that a digit too many is told and never cut off.
          maxLength={20}
        />
        <WeightOutlook order={order} typed={form.watch('grams')} carrierBillFen={null} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="primary" busy={form.busy} disabled={missing !== null}>
            {t('deeds.receive')}
          </Button>
          {missing === null ? null : <span className="text-small text-retry">{reasonText(missing)}</span>}
        </div>
      </form>
      {dialog}
    </div>
  );
}
