// What becomes of reading a picture: under way, failed with the ways on, or who has read it.

import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Skeleton } from '../../../../kit/web/ui/elements/skeleton.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { productUploadApi } from '../product-upload-api.ts';
import { type Draft, draftsKept, explainProblem } from '../queries.ts';
import { t } from '../texts.ts';

export function ReadingState({ draft }: { readonly draft: Draft }) {
  const { state, problem, reader } = draft;
  if (state === 'reading') {
    return (
      <div className="grid gap-3">
        <output className="text-small text-muted">{t('draft.reading')}</output>
        <Skeleton lines={3} />
      </div>
    );
  }
  if (problem !== null) return <Failed draft={draft} problem={problem} />;
  if (state !== 'read' || reader === null || reader === 'embedded') return null;
  return <Notice tone="info">{t(reader === 'model' ? 'draft.byModel' : 'draft.afterModel')}</Notice>;
}

type FailedProps = { readonly draft: Draft; readonly problem: NonNullable<Draft['problem']> };

function Failed({ draft, problem }: FailedProps) {
  const again = useMutation({
    mutationFn: () => productUploadApi.readAgain({ id: draft.id }),
    onSuccess: (changed) => draftsKept([changed]),
  });
  const retry = (
    <Button busy={again.isPending} onClick={() => again.mutate()}>
      {t('draft.retry')}
    </Button>
  );
  return (
    <Notice tone="retry" title={t('draft.failedTitle')} {...(problem === 'off' ? {} : { action: retry })}>
      <p>{t(`problems.${problem}`)}</p>
      <p>{t('draft.orByHand')}</p>
      {draft.reader === 'embedded_after_model' ? <p>{t('draft.afterModel')}</p> : null}
      {again.error ? (
        <p role="alert">{t('draft.retryFailed', { why: explainProblem(again.error) })}</p>
      ) : null}
    </Notice>
  );
}
