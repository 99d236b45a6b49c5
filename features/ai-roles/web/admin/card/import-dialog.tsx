// Takes a character card in: the file is looked at by the server, and what it brings becomes a draft.

import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toBase64 } from '../../../../../kit/web/api/base64.ts';
import { t as common } from '../../../../../kit/web/i18n.ts';
import { CONTROL, Field } from '../../../../../kit/web/ui/fields/field.tsx';
import { FormDialog } from '../../../../../kit/web/ui/fields/form-dialog.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { PNG_MAX } from '../../../domain/card/limits.ts';
import { t } from '../../texts.ts';
import { ROLES_KEY, refusalText, rolesApi } from '../queries.ts';

type Chosen = { readonly file: File | undefined };

export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = useForm<Chosen>({
    initial: { file: undefined },
    check: ({ file }) => {
      if (!file) return { fields: { file: common('field.missing') } };
      return file.size > PNG_MAX ? { fields: { file: t('refused.size', { place: '' }) } } : undefined;
    },
    send: async ({ file }) => {
      if (!file) return;
      const { id, isOurs } = await rolesApi.importCard({
        file: await toBase64(file),
        note: t('import.note', { file: file.name }).slice(0, 500),
      });
      await queries.invalidateQueries({ queryKey: ROLES_KEY });
      notify('good', t(isOurs ? 'import.takenWhole' : 'import.taken'));
      await navigate(`/admin/ai-roles/${id}`);
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  const chosen = form.choice('file');
  return (
    <FormDialog title={t('import.title')} form={form} submit={t('import.do')} onClose={onClose}>
      <p>{t('import.lead')}</p>
      <Field label={t('import.file')} hint={t('import.fileHint')} error={chosen.error}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".json,.png,application/json,image/png"
            required
            onChange={({ target }) => chosen.onChange(target.files?.[0])}
            className={CONTROL}
          />
        )}
      </Field>
    </FormDialog>
  );
}
