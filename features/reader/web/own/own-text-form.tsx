// Takes a text that the learner pastes, keeps it on the account, and opens it.

import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { checkOwnText, OWN_TEXT_MAX, OWN_TEXTS_MAX, OWN_TITLE_MAX } from '../../domain/index.ts';
import { ownTextQuery, ownTextsKey, readerApi } from '../queries.ts';
import { t } from '../texts.ts';

export function OwnTextForm() {
  const navigate = useNavigate();
  // Sending twice keeps one text.
  const [id] = useState(newId);
  const form = useForm({
    initial: { title: '', text: '' },
    check: (values) => {
      const checked = checkOwnText(values);
      return checked.ok ? undefined : { fields: { text: problems[checked.error.code]() } };
    },
    send: async (values) => {
      const kept = await readerApi.keepOwn({ id, ...values });
      queryClient.setQueryData(ownTextQuery(id).queryKey, kept);
      void queryClient.invalidateQueries({ queryKey: ownTextsKey });
      await navigate(`/study/texts/own/${id}`);
    },
    explain: (error) => explain(errorCode(error)),
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormMessage form={form} />
      <TextArea
        {...form.field('text')}
        lang="zh-Hans"
        rows={8}
        maxLength={2 * OWN_TEXT_MAX}
        label={t('own.text')}
        hint={t('own.textHint', { max: OWN_TEXT_MAX })}
      />
      <TextField
        {...form.field('title')}
        optional
        maxLength={OWN_TITLE_MAX}
        label={t('own.titleLabel')}
        hint={t('own.titleHint')}
      />
      <div>
        <Button
          type="submit"
          look="primary"
          busy={form.busy}
          icon={<BookOpen aria-hidden="true" size={18} />}
        >
          {t('own.submit')}
        </Button>
      </div>
    </form>
  );
}

const problems = {
  no_chinese: () => t('problem.TEXT_NOT_CHINESE'),
  too_long: () => t('problem.TEXT_TOO_LONG', { max: OWN_TEXT_MAX }),
} as const;

function explain(code: string) {
  if (code === 'TEXT_NOT_CHINESE') return { fields: { text: problems.no_chinese() } };
  if (code === 'TEXT_TOO_LONG') return { fields: { text: problems.too_long() } };
  if (code === 'TEXTS_FULL') return { message: t('problem.TEXTS_FULL', { max: OWN_TEXTS_MAX }) };
  return { message: t('own.notKept', { why: errorText(code) }) };
}
