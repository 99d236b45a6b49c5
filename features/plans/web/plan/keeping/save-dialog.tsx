// Asks for the title under which a plan is kept.

import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../../kit/web/ui/fields/form-message.tsx';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { Dialog } from '../../../../../kit/web/ui/overlays/dialog.tsx';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { TITLE_MAX } from '../../../domain/index.ts';
import { noticePlan, type Plan, plansApi, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';

type SaveDialogProps = {
  readonly plan: Plan;
  readonly onClose: () => void;
  readonly onSaved: () => void;
  /** For who is about to leave: goes on without saving. */
  readonly onLeave?: () => void;
};

export function SaveDialog({ plan, onClose, onSaved, onLeave }: SaveDialogProps) {
  const form = useForm({
    initial: { title: plan.title },
    check: ({ title }) => (title.trim() === '' ? { fields: { title: t('save.missing') } } : undefined),
    send: async ({ title }) => {
      noticePlan(await plansApi.rename({ id: plan.id, title: title.trim() }));
      onSaved();
      notify('good', t('save.done'));
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <Dialog title={titleOf(plan, onLeave !== undefined)} onClose={onClose}>
      <form {...form.formProps} className="grid gap-5">
        <FormMessage form={form} />
        {onLeave ? <p>{t('save.leavingNote')}</p> : null}
        <TextField
          {...form.field('title')}
          label={t('save.label')}
          hint={t('save.hint')}
          maxLength={TITLE_MAX}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onLeave ?? onClose}>{t(onLeave ? 'save.leave' : 'save.cancel')}</Button>
          <Button look="primary" type="submit" busy={form.busy}>
            {t('save.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function titleOf({ isSaved }: Plan, isLeaving: boolean): string {
  if (isSaved) return t('save.rename');
  return t(isLeaving ? 'save.leaving' : 'save.title');
}
