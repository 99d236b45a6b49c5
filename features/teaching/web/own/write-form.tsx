// Where a learner writes and hands in; what is not handed in yet survives a reload.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { PinyinTextArea, usePinyinInput } from '../../../tutor-chat/web/api.ts';
import { TEXT_MAX } from '../../domain/bounds.ts';
import { JOINED, type OwnAssignment, teachingApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { forgetWriting, keepWriting, readWriting } from '../stored-writing.ts';
import { t } from '../texts.ts';
import { HandedIn } from './handed-in-notice.tsx';

/** What was written stays; why it was not handed in is said. */
function explain(error: unknown): string {
  const code = errorCode(error);
  if (code === 'ASSIGNMENT_WITHDRAWN') return t('own.withdrawnNow');
  return code === 'NOT_FOUND' ? t('own.notInClass') : refusalText(error);
}

const HAN = /\p{Script=Han}/u;

export function WriteForm({ assignment: { id, handIn } }: { readonly assignment: OwnAssignment }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const form = useForm({
    initial: { text: readWriting(id) ?? handIn?.text ?? '' },
    check: ({ text }) => (text.trim() === '' ? { fields: { text: t('own.textMissing') } } : undefined),
    send: async () => {
      if (isAsking || HAN.test(pinyin.converted)) await handInNow();
      else setAsking(true);
    },
    explain: (error) => ({ message: explain(error) }),
  });
  const handInNow = async () => {
    setAsking(false);
    // What is still pinyin goes as the characters that stand first below it.
    await teachingApi.handIn({ id, text: pinyin.converted, version: handIn?.version ?? 0 });
    forgetWriting(id);
    await queries.invalidateQueries({ queryKey: JOINED });
  };
  const { value, onChange, error } = form.choice('text');
  const pinyin = usePinyinInput(value, (text) => {
    keepWriting(id, text);
    onChange(text);
  });
  const isChanged = handIn === null || value.trim() !== handIn.text;
  return (
    <form {...form.formProps} className="grid gap-4">
      {handIn && (isChanged || handIn.mark === null) ? (
        <HandedIn handIn={handIn} isChanged={isChanged} />
      ) : null}
      <FormMessage form={form} />
      <PinyinTextArea
        value={value}
        input={pinyin}
        error={error}
        label={t('own.text')}
        hint={t('own.textHint', { count: TEXT_MAX })}
        maxLength={TEXT_MAX}
        rows={6}
      />
      <div>
        <Button type="submit" look="primary" busy={form.busy} disabled={!isChanged}>
          {t(handIn ? 'own.handInAgain' : 'own.handIn')}
        </Button>
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={t('own.noHanzi')}
          confirm={t('own.handInSo')}
          keep={t('own.keepWriting')}
          look="primary"
          // Asked and answered: this time it goes.
          onConfirm={() => form.formProps.ref.current?.requestSubmit()}
          onClose={() => setAsking(false)}
        >
          {t('own.noHanziBody')}
        </ConfirmDialog>
      ) : null}
    </form>
  );
}
