// Makes a class, or changes what one is called and what it says.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { newId } from '../../../../kit/web/new-id.ts';
import { FormDialog } from '../../../../kit/web/ui/fields/form-dialog.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { CLASS_NAME_MAX, CLASS_NOTE_MAX } from '../../domain/bounds.ts';
import { TAUGHT, type TaughtClass, teachingApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';

type ClassDialogProps = {
  /** Absent: a new one. */
  readonly taught?: TaughtClass;
  readonly onClose: () => void;
};

export function ClassDialog({ taught, onClose }: ClassDialogProps) {
  // Made once with the dialog, so that sending twice makes one class.
  const [id] = useState(() => taught?.id ?? newId());
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({
    initial: { name: taught?.name ?? '', note: taught?.note ?? '' },
    check: ({ name }) => (name.trim() === '' ? { fields: { name: t('classes.nameMissing') } } : undefined),
    send: async ({ name, note }) => {
      await teachingApi.putClass({ id, name, note });
      await queries.invalidateQueries({ queryKey: TAUGHT });
      onClose();
      if (taught === undefined) await navigate(`/teaching/classes/${id}`);
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <FormDialog
      title={t(taught ? 'classes.editTitle' : 'classes.makeTitle')}
      form={form}
      submit={t(taught ? 'classes.save' : 'classes.create')}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={t('classes.name')}
        hint={t('classes.nameHint')}
        maxLength={CLASS_NAME_MAX}
        required
      />
      <TextArea
        {...form.field('note')}
        label={t('classes.note')}
        hint={t('classes.noteHint')}
        maxLength={CLASS_NOTE_MAX}
        rows={3}
      />
    </FormDialog>
  );
}
