// An admin writes to one person: a subject and a text, which go out at once.

import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Locale } from '../../../../kit/core/locale.ts';
import { sendAgain } from '../../../../kit/web/api/send-again.ts';
import { t as common } from '../../../../kit/web/i18n.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { FormDialog } from '../../../../kit/web/ui/fields/form-dialog.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../kit/web/use-form.ts';
import { useSite } from '../../../site/web/api.ts';
import { SUBJECT_MAX, TEXT_MAX } from '../../domain/index.ts';
import { LETTERS_KEY, lettersApi, refusalText } from '../queries.ts';
import { t } from '../texts.ts';

type WriteLetterDialogProps = {
  readonly person: { readonly id: string; readonly name: string; readonly locale: Locale | null };
  /** The id of what the person wrote, which this answers. */
  readonly answers?: string;
  readonly onClose: () => void;
};

type Typed = { readonly subject: string; readonly text: string };

function findMissing(typed: Typed) {
  const missing = (['subject', 'text'] as const).filter((name) => typed[name].trim() === '');
  if (missing.length === 0) return undefined;
  return { fields: Object.fromEntries(missing.map((name) => [name, common('field.missing')])) };
}

export function WriteLetterDialog({ person, answers, onClose }: WriteLetterDialogProps) {
  const { id: userId, name, locale } = person;
  const site = useSite();
  const queries = useQueryClient();
  // One dialog is one letter: sent again with other words, it is a new one.
  const sent = useRef({ letterId: '', words: '' });
  const form = useForm<Typed>({
    initial: { subject: answers === undefined ? '' : t('write.asAnswer'), text: '' },
    keptAs: `letter-${answers ?? userId}`,
    check: findMissing,
    send: async ({ subject, text }) => {
      const words = JSON.stringify([subject, text]);
      if (sent.current.words !== words) sent.current = { letterId: newId(), words };
      const { letterId } = sent.current;
      const answered = answers === undefined ? {} : { answers };
      try {
        await sendAgain(() => lettersApi.write({ userId, letterId, subject, text, ...answered }));
        notify('good', t('write.done', { name }));
        onClose();
      } finally {
        await queries.invalidateQueries({ queryKey: LETTERS_KEY });
      }
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  const mail = site?.contactMail;
  const reads = locale === null ? '' : t('write.reads', { language: t(`languages.${locale}`) });
  return (
    <FormDialog title={t('write.title', { name })} form={form} submit={t('write.submit')} onClose={onClose}>
      <p>{t('write.body')}</p>
      {mail === undefined ? null : (
        <p className="text-small text-muted">
          {mail === null ? t('write.noReply') : t('write.replyTo', { mail })}
        </p>
      )}
      <TextField
        {...form.field('subject')}
        label={t('write.subject')}
        hint={t('write.subjectHint', { max: SUBJECT_MAX })}
        required
        maxLength={SUBJECT_MAX}
      />
      <TextArea
        {...form.field('text')}
        label={t('write.text')}
        hint={`${t('write.textHint', { max: TEXT_MAX })} ${reads}`}
        rows={8}
        required
        maxLength={TEXT_MAX}
      />
    </FormDialog>
  );
}
