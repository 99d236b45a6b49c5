// Asks an operator for an amount and a word about it: the reason, which the buyer reads, or a note.

import type { ReactNode } from 'react';
import { t as common } from '../../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../../kit/web/ui/elements/button.tsx';
import { AmountField } from '../../../../../../kit/web/ui/fields/amount-field.tsx';
import { FormMessage } from '../../../../../../kit/web/ui/fields/form-message.tsx';
import { TextArea } from '../../../../../../kit/web/ui/fields/text-area.tsx';
import { Dialog } from '../../../../../../kit/web/ui/overlays/dialog.tsx';
import { useForm } from '../../../../../../kit/web/use-form.ts';
import { writeFen } from '../../../../../settings/web/api.ts';
import { GAP } from '../../../../domain/messages/phrases.ts';
import { refusalText } from '../../../queries.ts';
import { t } from '../../../texts.ts';
import { costProblem, problemOf, readCost } from '../buying/read-cost.ts';

type MoneyDialogProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** What the amount is. */
  readonly label: string;
  readonly proposedFen: number;
  /** Where the rules bound it; with 0 nothing is asked for. */
  readonly mostFen?: number;
  /** What the word is; the reason that the buyer reads unless said. */
  readonly reasonLabel?: string;
  /** Sentences to choose from, above the word that they go into. */
  readonly renderReady?: (onText: (text: string) => void) => ReactNode;
  readonly look?: 'danger' | 'primary';
  readonly confirm: string;
  readonly send: (fen: number, reason: string) => Promise<void>;
  readonly onClose: () => void;
};

/** Nothing typed is nothing. */
const orNone = (amount: string): string => (amount.trim() === '' ? '0' : amount);

export function MoneyDialog(props: MoneyDialogProps) {
  const { title, children, label, proposedFen, mostFen, reasonLabel, look = 'danger' } = props;
  const { confirm, renderReady, send, onClose } = props;
  const form = useForm({
    initial: { amount: writeFen(proposedFen), reason: '' },
    check: ({ amount, reason }) => {
      const fields = {
        ...problemOf('amount', costProblem(orNone(amount), label, mostFen)),
        ...(reason.trim() === '' ? { reason: common('field.missing') } : {}),
        ...(reason.includes(GAP) ? { reason: t('messages.slotsMissing') } : {}),
      };
      return Object.keys(fields).length === 0 ? undefined : { fields };
    },
    send: async ({ amount, reason }) => {
      await send(readCost(orNone(amount)) ?? 0, reason.trim());
      onClose();
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <form {...form.formProps} className="grid gap-4">
        <FormMessage form={form} />
        {children}
        {mostFen === 0 ? null : <AmountField {...form.field('amount')} label={label} />}
        {renderReady?.((reason) => form.set({ reason }))}
        <TextArea
          {...form.field('reason')}
          label={reasonLabel ?? t('desk.reason')}
          rows={3}
          maxLength={2000}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('desk.leave')}</Button>
          <Button type="submit" look={look} busy={form.busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
