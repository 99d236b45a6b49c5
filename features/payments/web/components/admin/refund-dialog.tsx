// An admin gives back the price, a part of it, or what was paid too much.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { t as common, formatFen } from '../../../../../kit/web/i18n.ts';
import { newId } from '../../../../../kit/web/new-id.ts';
import { AmountField } from '../../../../../kit/web/ui/fields/amount-field.tsx';
import { FormDialog } from '../../../../../kit/web/ui/fields/form-dialog.tsx';
import { SegmentedControl } from '../../../../../kit/web/ui/fields/segmented-control.tsx';
import { Switch } from '../../../../../kit/web/ui/fields/switch.tsx';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { readFen, writeFen } from '../../../../settings/web/api.ts';
import { ADMIN_KEY, type AdminPayment, paymentsApi, refundPreviewQuery, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';

type RefundDialogProps = { readonly payment: AdminPayment; readonly onClose: () => void };
type Part = 'price' | 'surplus';

type Typed = {
  readonly part: Part;
  readonly amount: string;
  readonly reason: string;
  /** `kept`: goodwill, for which nothing of what was bought goes. A text, so that the tab keeps it with the others. */
  readonly bought: 'taken' | 'kept';
};

/** What is too much is said before a password is asked for. */
function check({ amount, reason }: Typed, mostFen: number) {
  const typed = readFen(amount) ?? 0;
  const fields = {
    ...(typed < 1 ? { amount: t('receive.amountWrong') } : {}),
    ...(typed > mostFen ? { amount: t('errors.REFUND_TOO_LARGE', { amount: formatFen(mostFen) }) } : {}),
    ...(reason.trim() === '' ? { reason: common('field.missing') } : {}),
  };
  return Object.keys(fields).length === 0 ? undefined : { fields };
}

export function RefundDialog({ payment: { id, refundable, takes, spent }, onClose }: RefundDialogProps) {
  const { priceFen, rightFen, surplusFen } = refundable;
  // What the payer has a right to is the usual refund; more is typed on purpose.
  const usualFen = rightFen > 0 ? rightFen : priceFen;
  const mostOf = (part: Part) => (part === 'price' ? priceFen : surplusFen);
  const proposed = (part: Part): Pick<Typed, 'part' | 'amount'> => ({
    part,
    // Of what goes on, nobody gives back all by not looking.
    amount: part === 'price' && spent !== null ? '' : writeFen(part === 'price' ? usualFen : surplusFen),
  });
  const refund = useRefund(id, onClose);
  const form = useForm<Typed>({
    initial: { ...proposed(priceFen > 0 ? 'price' : 'surplus'), reason: '', bought: 'taken' },
    // Of what can be given back now: once money has moved, what was typed before would be another refund.
    keptAs: `refund-${id}-${priceFen}-${surplusFen}`,
    check: (typed) => check(typed, mostOf(typed.part)),
    send: ({ part, amount, reason, bought }) =>
      refund({
        of: part,
        amountFen: readFen(amount) ?? 0,
        reason,
        isGoodwill: part === 'price' && bought === 'kept',
      }),
    explain: (error) => ({ message: refusalText(error) }),
  });
  const part = form.watch('part');
  const bought = form.choice('bought');
  const typedFen = readFen(form.watch('amount')) ?? 0;
  const parts = [
    { value: 'price', label: t('refund.price', { amount: formatFen(priceFen) }) },
    { value: 'surplus', label: t('refund.surplus', { amount: formatFen(surplusFen) }) },
  ] as const;
  return (
    <FormDialog
      title={t('refund.title')}
      form={form}
      submit={t('refund.submit')}
      look="danger"
      onClose={onClose}
    >
      {surplusFen > 0 && priceFen > 0 ? (
        <SegmentedControl
          label={t('refund.of')}
          options={parts}
          value={part}
          onChange={(chosen) => form.set(proposed(chosen))}
        />
      ) : (
        <p>{parts.find(({ value }) => value === part)?.label}</p>
      )}
      <AmountField {...form.field('amount')} label={t('refund.amount')} most={mostOf(part)} />
      <TextField {...form.field('reason')} label={t('refund.reason')} required maxLength={500} />
      {part === 'price' ? (
        <div className="grid gap-3">
          {takes === null ? null : (
            <TakesBack
              value={bought.value === 'taken'}
              onChange={(is) => bought.onChange(is ? 'taken' : 'kept')}
            />
          )}
          {takes === null || typedFen < 1 || typedFen > priceFen ? null : (
            <Takes id={id} amountFen={typedFen} isGoodwill={bought.value === 'kept'} />
          )}
          {rightFen < priceFen ? <p>{t('refund.right', { amount: formatFen(rightFen) })}</p> : null}
          <p className="text-retry">
            {spent === null ? null : `${spent} `}
            {t('refund.final')}
          </p>
        </div>
      ) : null}
    </FormDialog>
  );
}

type TakesBackProps = { readonly value: boolean; readonly onChange: (value: boolean) => void };

/** Of what shrinks as money goes back; off, the payer keeps it. */
function TakesBack({ value, onChange }: TakesBackProps) {
  return (
    <div>
      <Switch label={t('refund.takesBack')} checked={value} onChange={onChange} />
      <p className="text-small text-muted">{t('refund.goodwillHint')}</p>
    </div>
  );
}

type TakesProps = { readonly id: string; readonly amountFen: number; readonly isGoodwill: boolean };

/** What the typed amount comes to, as the server would take it, and whether it is due by the terms. */
function Takes({ id, amountFen, isGoodwill }: TakesProps) {
  const { data, error } = useQuery(refundPreviewQuery(id, { amountFen, isGoodwill }));
  if (error) return <p>{t('refund.takesUnknown')}</p>;
  if (!data?.takes) return null;
  return (
    <div className="grid gap-1 border-s-2 border-line-strong ps-4">
      <output className="font-semibold">
        {t('refund.takes', { amount: formatFen(amountFen), takes: data.takes })}
      </output>
      {/* Of goodwill nothing goes, and nobody asks whether it is due. */}
      {isGoodwill ? null : <p>{t('refund.keeps')}</p>}
      {isGoodwill || data.terms === null ? null : <p>{data.terms}</p>}
    </div>
  );
}

type Params = {
  readonly of: Part;
  readonly amountFen: number;
  readonly reason: string;
  readonly isGoodwill: boolean;
};

/** One dialog is one refund: sent again with other content, it is a new one. */
function useRefund(id: string, onDone: () => void) {
  const sent = useRef({ refundId: '', content: '' });
  const queries = useQueryClient();
  return async (params: Params) => {
    const content = JSON.stringify(params);
    if (sent.current.content !== content) sent.current = { refundId: newId(), content };
    try {
      const { refundId } = sent.current;
      const { refunds } = await paymentsApi.refund({ id, refundId, ...params });
      const isThrough = refunds.some((refund) => refund.id === refundId && refund.state === 'succeeded');
      notify('good', t(isThrough ? 'refund.through' : 'refund.done'));
      onDone();
    } finally {
      await queries.invalidateQueries({ queryKey: ADMIN_KEY });
    }
  };
}
