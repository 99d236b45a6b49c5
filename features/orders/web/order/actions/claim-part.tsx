// What is wrong with what was delivered: open claims with their answers, and the way to make one.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendAgain } from '../../../../../kit/web/api/send-again.ts';
import { t as common, formatFen } from '../../../../../kit/web/i18n.ts';
import { newId } from '../../../../../kit/web/new-id.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { AmountField } from '../../../../../kit/web/ui/fields/amount-field.tsx';
import { FormMessage } from '../../../../../kit/web/ui/fields/form-message.tsx';
import { Select } from '../../../../../kit/web/ui/fields/select.tsx';
import { TextArea } from '../../../../../kit/web/ui/fields/text-area.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { Dialog } from '../../../../../kit/web/ui/overlays/dialog.tsx';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { ThingName } from '../../../../global-services/web/api.ts';
import { readFen } from '../../../../settings/web/api.ts';
import { CLAIM_REASONS } from '../../../domain/stages/stages.ts';
import { shopsOf, Told } from '../../components/told.tsx';
import { AddPictures } from '../../pictures/add-pictures.tsx';
import { MINE_KEY, type OrderView, orderQuery, ordersApi, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';
import { mayDo } from './use-act.ts';

export function ClaimPart({ order }: { readonly order: OrderView }) {
  const [isOpen, setOpen] = useState(false);
  if (order.claims.length === 0 && !mayDo(order, 'open_claim')) return null;
  return (
    <Section title={t('arrive.claimTitle')}>
      <Claims order={order} side="buyer" />
      {mayDo(order, 'open_claim') ? <Button onClick={() => setOpen(true)}>{t('arrive.claim')}</Button> : null}
      {isOpen ? <ClaimDialog order={order} onClose={() => setOpen(false)} /> : null}
    </Section>
  );
}

type ClaimsProps = {
  readonly order: Pick<OrderView, 'claims' | 'request'>;
  readonly side: 'buyer' | 'operator';
};

export function Claims({ order, side }: ClaimsProps) {
  const { claims, request } = order;
  if (claims.length === 0) return null;
  return (
    <ul className="mb-4 grid gap-3">
      {claims.map(({ id, reason, item, text, askedFen, state, grantedFen, answer }) => (
        <li key={id} className="rounded-soft border border-line p-4">
          <p className="font-medium">
            {t(`claims.reasons.${reason}`)} · {formatFen(askedFen)}
          </p>
          {item === null || request.items.length < 2 ? null : (
            <p>
              <ThingName name={request.items[item]?.name ?? ''} />
            </p>
          )}
          <p>{text}</p>
          <p className="mt-2 text-small text-muted">
            {state === 'granted' && grantedFen < askedFen
              ? t('claims.partly', { amount: formatFen(grantedFen), asked: formatFen(askedFen) })
              : t(side === 'buyer' ? `claims.states.${state}` : `desk.claimStates.${state}`, {
                  amount: formatFen(grantedFen),
                })}
          </p>
          {answer === '' ? null : (
            <p className="text-small">
              <Told text={answer} shops={shopsOf(order)} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

type ClaimValues = {
  reason: (typeof CLAIM_REASONS)[number];
  /** A place, `whole`, or nothing yet. */
  item: string;
  text: string;
  amount: string;
};

type ClaimDialogProps = { readonly order: OrderView; readonly onClose: () => void };

/** Of one of several things, or of the whole order. */
const WHOLE = 'whole';

function ClaimDialog({ order: { id, paidFen, refundedFen, request }, onClose }: ClaimDialogProps) {
  const isOne = request.items.length < 2;
  const mostFen = paidFen - refundedFen;
  const [claimId] = useState(newId);
  const [uploads, setUploads] = useState<readonly string[]>([]);
  const queries = useQueryClient();
  const form = useForm<ClaimValues>({
    initial: { reason: 'damaged', item: isOne ? WHOLE : '', text: '', amount: '' },
    check: ({ item, text, amount }) => {
      const fen = readFen(amount);
      const isWrong = fen === undefined || fen > mostFen;
      const fields = {
        ...(item === '' ? { item: t('arrive.claimThingMissing') } : {}),
        ...(text.trim() === '' ? { text: common('field.missing') } : {}),
        ...(isWrong ? { amount: t('arrive.claimAmountWrong', { most: formatFen(mostFen) }) } : {}),
      };
      return Object.keys(fields).length === 0 ? undefined : { fields };
    },
    send: async ({ reason, item, text, amount }) => {
      const about = item === WHOLE ? null : Number(item);
      const askedFen = readFen(amount) ?? 0;
      const claim = { id, claimId, reason, item: about, text, askedFen, uploads: [...uploads] };
      queries.setQueryData(orderQuery(id).queryKey, await sendAgain(() => ordersApi.openClaim(claim)));
      notify('good', t('arrive.claimSent'));
      onClose();
      void queries.invalidateQueries({ queryKey: MINE_KEY });
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <Dialog title={t('arrive.claim')} onClose={onClose}>
      <form {...form.formProps} className="grid gap-4">
        <FormMessage form={form} />
        <p className="text-muted">{t('arrive.claimText')}</p>
        <Select
          {...form.choice('reason')}
          label={t('arrive.claimKind')}
          options={CLAIM_REASONS.map((value) => ({ value, label: t(`claims.reasons.${value}`) }))}
        />
        {isOne ? null : (
          <Select
            {...form.choice('item')}
            label={t('arrive.claimThing')}
            options={[
              { value: '', label: t('arrive.claimThingChoose') },
              ...request.items.map(({ name, variant }, at) => ({
                value: String(at),
                label: [name, variant].filter(Boolean).join(' · '),
              })),
              { value: WHOLE, label: t('arrive.claimWhole') },
            ]}
          />
        )}
        <TextArea {...form.field('text')} label={t('decide.reason')} rows={3} maxLength={2000} />
        <AmountField
          {...form.field('amount')}
          label={t('arrive.claimAmount')}
          hint={t('arrive.claimMost', { most: formatFen(mostFen) })}
        />
        <AddPictures uploads={uploads} onChange={setUploads} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button type="submit" look="primary" busy={form.busy}>
            {t('arrive.claim')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
