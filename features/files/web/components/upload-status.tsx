// What an upload is doing, under the place it is for: the bar, that it waits, why it failed.

import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { ProgressBar } from '../../../../kit/web/ui/elements/progress-bar.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { t } from '../texts.ts';
import type { Upload } from '../use-upload.ts';

type UploadStatusProps = {
  readonly upload: Upload;
  /** A failed one among several is put away; a single one is, by choosing another file. */
  readonly isOneOfMany?: boolean;
};

export function UploadStatus({ upload, isOneOfMany = false }: UploadStatusProps) {
  const { state, retry, cancel } = upload;
  if (state.status === 'idle') return null;
  if (state.status === 'failed') {
    const action =
      state.canRetry || isOneOfMany ? (
        <>
          {state.canRetry ? <Button onClick={retry}>{t('upload.retry')}</Button> : null}
          {isOneOfMany ? <Button onClick={cancel}>{t('upload.putAway')}</Button> : null}
        </>
      ) : undefined;
    return (
      <Notice tone="wrong" action={action}>
        {state.message}
      </Notice>
    );
  }
  const { percentage, isWaiting } = state;
  const isFinishing = percentage === 100;
  return (
    <div className="grid gap-3">
      <ProgressBar label={t(isFinishing ? 'upload.finishing' : 'upload.sending')} percentage={percentage} />
      {isWaiting ? <output className="text-small text-muted">{t('upload.waiting')}</output> : null}
      <div>
        <Button onClick={cancel}>{t('upload.cancel')}</Button>
      </div>
    </div>
  );
}
