// What operators note for each other; the buyer never sees it.

import { t as common } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../../kit/web/ui/fields/form-message.tsx';
import { TextArea } from '../../../../../kit/web/ui/fields/text-area.tsx';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { type DeskOrder, refusalText } from '../../queries.ts';
import { showMoment } from '../../show.ts';
import { t } from '../../texts.ts';
import { useOperate } from '../use-operate.ts';

export function Notes({ order }: { readonly order: DeskOrder }) {
  const operate = useOperate(order);
  const form = useForm({
    initial: { text: '' },
    check: ({ text }) => (text.trim() === '' ? { fields: { text: common('field.missing') } } : undefined),
    send: async ({ text }) => {
      await operate({ action: 'note', text });
      form.set({ text: '' });
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <Section title={t('desk.notes')}>
      {order.notes.length === 0 ? <p className="mb-3 text-muted">{t('desk.noNotes')}</p> : null}
      <ul className="mb-3 grid gap-3">
        {order.notes.map(({ id, text, by, createdAt }) => (
          <li key={id}>
            <p className="whitespace-pre-line">{text}</p>
            <p className="text-caption text-muted">
              {by} · {showMoment(createdAt)}
            </p>
          </li>
        ))}
      </ul>
      <form {...form.formProps} className="grid gap-3">
        <FormMessage form={form} />
        <TextArea {...form.field('text')} label={t('desk.note')} rows={2} maxLength={2000} />
        <div>
          <Button type="submit" busy={form.busy}>
            {t('desk.addNote')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
