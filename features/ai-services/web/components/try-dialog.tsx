// Asks one model something now: its answer with time, tokens and cost, or exactly what went wrong.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { t as common } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { AI_KEY, aiApi, refusalText, type Tried } from '../queries.ts';
import { showOutcome } from '../show.ts';
import { t } from '../texts.ts';
import { CallFigures } from './call-figures.tsx';

type TryDialogProps = {
  /** Null for the environment's. */
  readonly modelId: string | null;
  readonly name: string;
  readonly onClose: () => void;
};

/** As the contract allows. */
const TEXT_MAX = 500;
/** What a tutor's model is for, in whatever language the admin reads. */
const QUESTION = '你好！请用一句话介绍一下你自己。';

export function TryDialog({ modelId, name, onClose }: TryDialogProps) {
  const [text, setText] = useState(QUESTION);
  const formId = useId();
  const queries = useQueryClient();
  const ask = useMutation({
    mutationFn: () => aiApi.tryModel({ modelId, text: text.trim() }),
    onSuccess: () => queries.invalidateQueries({ queryKey: AI_KEY }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!ask.isPending && text.trim() !== '') ask.mutate();
  };
  return (
    <Dialog
      title={t('try.title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('action.close')}</Button>
          <Button type="submit" form={formId} look="primary" busy={ask.isPending}>
            {t('try.ask')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextField
          label={t('try.text')}
          hint={t('try.hint')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          maxLength={TEXT_MAX}
          required
        />
      </form>
      <div className="mt-5">
        {ask.data && !ask.isPending ? <Outcome tried={ask.data} /> : null}
        {ask.error ? <Notice tone="wrong">{refusalText(ask.error)}</Notice> : null}
      </div>
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
