// What becomes of reading a picture: under way, failed with the ways on, or who has read it.

import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Skeleton } from '../../../../kit/web/ui/elements/skeleton.tsx';
import { ActionFailed } from '../../../../kit/web/ui/notices/action-failed.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { productUploadApi } from '../product-upload-api.ts';
import { type Draft, draftsKept, explainProblem } from '../queries.ts';
import { t } from '../texts.ts';

export function ReadingState({ draft }: { readonly draft: Draft }) {
  const { state, problem, reader } = draft;
  if (state === 'reading') return <Reading draft={draft} />;
  if (problem !== null) return <Failed draft={draft} problem={problem} />;
  if (state !== 'read' || reader === null || reader === 'embedded') return null;
  return <Notice tone="info">{t(reader === 'model' ? 'draft.byModel' : 'draft.afterModel')}</Notice>;
}

/** Most pictures are read within two seconds; what takes longer has a busy machine before it. */
const STILL_MS = 8000;

function Reading({ draft }: { readonly draft: Draft }) {
  const begun = useRef(Date.parse(draft.updatedAt));
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    const waited = Math.max(0, Date.now() - begun.current);
    const timer = setTimeout(() => setStill(true), Math.max(0, STILL_MS - waited));
    return () => clearTimeout(timer);
  }, []);
  const typing = useMutation({
    mutationFn: () => productUploadApi.typeIn({ id: draft.id }),
    onSuccess: (changed) => draftsKept([changed]),
  });
  return (
    <div className="grid gap-3">
      <output className="text-small text-muted">{t(isStill ? 'draft.still' : 'draft.reading')}</output>
      {isStill ? (
        <div>
          <Button busy={typing.isPending} onClick={() => typing.mutate()}>
            {t('draft.typeIn')}
          </Button>
        </div>
      ) : null}
      {typing.error ? <ActionFailed>{explainProblem(typing.error)}</ActionFailed> : null}
      <Skeleton lines={3} />
    </div>
  );
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
