// Asks for a deed and its reason: what will happen stands above, and what was typed stays when it is refused.

import type { ReactNode } from 'react';
import { t as common, type MoneyAction } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../../kit/web/ui/fields/form-message.tsx';
import { TextArea } from '../../../../../kit/web/ui/fields/text-area.tsx';
import { Dialog } from '../../../../../kit/web/ui/overlays/dialog.tsx';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { GAP } from '../../../domain/messages/phrases.ts';
import { refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';
import { keepDraft, readDraft } from '../messages/draft.ts';

type ReasonDialogProps = {
  readonly title: string;
  /** What will happen, and what cannot be brought back. */
  readonly text: ReactNode;
  readonly label: string;
  /** The deed in a verb. */
  readonly confirm: string;
  /** To leave it as it is; by itself “Cancel”. */
  readonly keep?: string;
  readonly isRequired: boolean;
  /** Keeps what is typed until it is sent, whatever order is looked at meanwhile. */
  readonly draft?: { readonly orderId: string; readonly of: string };
  /** `primary` for what harms nothing. */
  readonly look?: 'primary' | 'danger';
  /** Sentences to choose from, above the text that they go into. */
  readonly renderReady?: (onText: (text: string) => void) => ReactNode;
  /** Where it is about money. */
  readonly deed?: MoneyAction;
  readonly send: (reason: string) => Promise<void>;
  readonly onClose: () => void;
};

export function ReasonDialog(props: ReasonDialogProps) {
  const {
    title,
    text,
    label,
    confirm,
    keep,
    isRequired,
    draft,
    look = 'danger',
    renderReady,
    deed,
    send,
    onClose,
  } = props;
  const remember = (typed: string) => draft && keepDraft(draft.orderId, draft.of, typed);
  const form = useForm({
    initial: { reason: draft ? readDraft(draft.orderId, draft.of) : '' },
    check: ({ reason }) => {
      if (isRequired && reason.trim() === '') return { fields: { reason: common('field.missing') } };
      return reason.includes(GAP) ? { fields: { reason: t('messages.slotsMissing') } } : undefined;
    },
    send: async ({ reason }) => {
      await send(reason.trim());
      remember('');
      onClose();
    },
    explain: (error) => ({ message: refusalText(error, deed) }),
  });
  const field = form.field('reason');
  return (
    <Dialog title={title} onClose={onClose}>
      <form {...form.formProps} className="grid gap-4">
        <FormMessage form={form} />
        <div>{text}</div>
        {renderReady?.((reason) => {
          remember(reason);
          form.set({ reason });
        })}
        <TextArea
          {...field}
          onChange={(event) => {
            remember(event.target.value);
            void field.onChange(event);
          }}
          label={label}
          required={isRequired}
          rows={3}
          maxLength={2000}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{keep ?? common('action.cancel')}</Button>
          <Button type="submit" look={look} busy={form.busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
