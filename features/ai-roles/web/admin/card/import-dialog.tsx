// Takes a character card in: the file is looked at by the server, and what it brings becomes a draft.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { t as common } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { CONTROL, Field } from '../../../../../kit/web/ui/fields/field.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.tsx';
import { Dialog } from '../../../../../kit/web/ui/overlays/dialog.tsx';
import { PNG_MAX } from '../../../domain/card/limits.ts';
import { t } from '../../texts.ts';
import { ROLES_KEY, refusalText, rolesApi } from '../queries.ts';

export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const [file, setFile] = useState<File>();
  const formId = useId();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const taking = useMutation({
    mutationFn: async (chosen: File) =>
      rolesApi.importCard({
        file: await toBase64(chosen),
        note: t('import.note', { file: chosen.name }).slice(0, 500),
      }),
    onSuccess: async ({ id, isOurs }) => {
      await queries.invalidateQueries({ queryKey: ROLES_KEY });
      notify('good', t(isOurs ? 'import.takenWhole' : 'import.taken'));
      await navigate(`/admin/ai-roles/${id}`);
    },
  });
  const isHuge = file !== undefined && file.size > PNG_MAX;
  return (
    <Dialog
      title={t('import.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" busy={taking.isPending}>
            {t('import.do')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (file && !isHuge && !taking.isPending) taking.mutate(file);
        }}
      >
        <p>{t('import.lead')}</p>
        <Field label={t('import.file')} hint={t('import.fileHint')}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".json,.png,application/json,image/png"
              required
              onChange={({ target }) => {
                taking.reset();
                setFile(target.files?.[0]);
              }}
              className={CONTROL}
            />
          )}
        </Field>
        {isHuge ? <Notice tone="wrong">{t('refused.size', { place: '' })}</Notice> : null}
        {taking.error ? <Notice tone="wrong">{refusalText(taking.error)}</Notice> : null}
      </form>
    </Dialog>
  );
}

/** So many bytes at a time as an argument list takes. */
const PIECE = 8192;

async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}
