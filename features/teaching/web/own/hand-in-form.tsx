// Where a learner writes and hands in, and reads what the teacher said to it.

import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { canHandIn } from '../../domain/assignment.ts';
import { TEXT_MAX } from '../../domain/bounds.ts';
import { JOINED, type OwnAssignment, teachingApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';

export function HandInForm({ assignment }: { readonly assignment: OwnAssignment }) {
  const { handIn } = assignment;
  return (
    <div className="mt-4 grid gap-4">
      {handIn?.mark ? (
        <Notice tone={handIn.mark === 'again' ? 'retry' : 'good'} title={t(`marks.${handIn.mark}`)}>
          {handIn.remark === '' ? null : (
            <p className="wrap-anywhere whitespace-pre-line">
              <MixedText text={handIn.remark} />
            </p>
          )}
        </Notice>
      ) : null}
      {canHandIn(handIn?.mark ?? null) ? (
        <WriteForm key={handIn?.version ?? 0} assignment={assignment} />
      ) : (
        <p className="max-w-prose text-hanzi wrap-anywhere whitespace-pre-line">
          <MixedText text={handIn?.text ?? ''} />
        </p>
      )}
    </div>
  );
}

function WriteForm({ assignment: { id, handIn } }: { readonly assignment: OwnAssignment }) {
  const queries = useQueryClient();
  const form = useForm({
    initial: { text: handIn?.text ?? '' },
    check: ({ text }) => (text.trim() === '' ? { fields: { text: t('own.textMissing') } } : undefined),
    send: async ({ text }) => {
      await teachingApi.handIn({ id, text, version: handIn?.version ?? 0 });
      notify('good', t('own.handedIn'));
      await queries.invalidateQueries({ queryKey: JOINED });
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormMessage form={form} />
      <TextArea
        {...form.field('text')}
        label={t('own.text')}
        hint={t('own.textHint', { count: TEXT_MAX })}
        maxLength={TEXT_MAX}
        lang="zh-Hans"
        rows={6}
      />
      <div>
        <Button type="submit" look="primary" busy={form.busy}>
          {t(handIn ? 'own.handInAgain' : 'own.handIn')}
        </Button>
      </div>
    </form>
  );
}
