// Asks one model something now: its answer with time, tokens and cost, or exactly what went wrong.

import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toBase64 } from '../../../../kit/web/api/base64.ts';
import { t as common } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { CONTROL, Field } from '../../../../kit/web/ui/fields/field.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { TRY_PICTURE_BYTES, TRY_PICTURE_TYPES } from '../../domain/index.ts';
import { AI_KEY, aiApi, refusalText, type Tried } from '../queries.ts';
import { showOutcome } from '../show.ts';
import { t } from '../texts.ts';
import { CallFigures } from './call-figures.tsx';

type TryDialogProps = {
  /** Null for the environment's. */
  readonly modelId: string | null;
  readonly name: string;
  readonly seesPictures: boolean;
  readonly onClose: () => void;
};

/** As the contract allows. */
const TEXT_MAX = 500;
/** What a tutor's model is for, in whatever language the admin reads. */
const QUESTION = '你好！请用一句话介绍一下你自己。';

type Question = { readonly text: string; readonly picture: File | undefined };
const BEGINNING: Question = { text: QUESTION, picture: undefined };

export function TryDialog({ modelId, name, seesPictures, onClose }: TryDialogProps) {
  const [tried, setTried] = useState<Tried>();
  const formId = useId();
  const queries = useQueryClient();
  const form = useForm({
    initial: BEGINNING,
    check: ({ text, picture }) => {
      if (text.trim() === '') return { fields: { text: common('field.missing') } };
      const isTooLarge = picture !== undefined && picture.size > TRY_PICTURE_BYTES;
      return isTooLarge ? { fields: { picture: t('try.pictureProblems.too_large') } } : undefined;
    },
    send: async ({ text, picture }) => {
      setTried(undefined);
      const shown = picture ? { picture: await toBase64(picture) } : {};
      setTried(await aiApi.tryModel({ modelId, text: text.trim(), ...shown }));
      await queries.invalidateQueries({ queryKey: AI_KEY });
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  const chosen = form.choice('picture');
  return (
    <Dialog
      title={t('try.title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('action.close')}</Button>
          <Button type="submit" form={formId} look="primary" busy={form.busy}>
            {t('try.ask')}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} className="grid gap-4">
        <FormMessage form={form} />
        <TextField
          {...form.field('text')}
          label={t('try.text')}
          hint={t('try.hint')}
          maxLength={TEXT_MAX}
          required
        />
        {seesPictures ? (
          <Field label={t('try.picture')} hint={t('try.pictureHint')} error={chosen.error}>
            {(control) => (
              <input
                {...control}
                type="file"
                accept={TRY_PICTURE_TYPES.join(',')}
                onChange={({ target }) => chosen.onChange(target.files?.[0])}
                className={CONTROL}
              />
            )}
          </Field>
        ) : (
          <p className="text-small text-muted">{t('try.noPictures')}</p>
        )}
      </form>
      <div className="mt-5">{tried ? <Outcome tried={tried} /> : null}</div>
    </Dialog>
  );
}

function Outcome({ tried }: { readonly tried: Tried }) {
  const { outcome, answer, detail, message } = tried;
  const isGood = outcome === 'ok';
  return (
    <Notice tone={isGood ? 'good' : 'wrong'} title={showOutcome(outcome)}>
      {answer === '' ? null : (
        <p lang="zh-Hans" className="text-hanzi whitespace-pre-wrap">
          {answer}
        </p>
      )}
      {message === null ? null : <p className="break-words">{t('try.said', { message })}</p>}
      {detail === null ? null : <p className="text-small break-words text-muted">{detail}</p>}
      <CallFigures call={tried} />
    </Notice>
  );
}
