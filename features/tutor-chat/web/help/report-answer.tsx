// Tells the admins that an answer is wrong, and what goes along with that.

import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { t as common, errorText } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { t } from '../texts.ts';
import { tutorChatApi } from '../tutor-chat-api.ts';

type ReportAnswerProps = {
  readonly talkId: string;
  readonly messageId: string;
  readonly onClose: () => void;
};

const REASONS = ['wrong', 'level', 'harmful', 'other'] as const;
type Reason = (typeof REASONS)[number];

/** As the contract allows. */
const COMMENT_MAX = 1000;

export function ReportAnswer({ talkId, messageId, onClose }: ReportAnswerProps) {
  const [reason, setReason] = useState<Reason>('wrong');
  const [comment, setComment] = useState('');
  const formId = useId();
  const send = useMutation({
    mutationFn: () => tutorChatApi.reportAnswer({ id: talkId, messageId, reason, comment: comment.trim() }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!send.isPending) send.mutate();
  };
  if (send.isSuccess) return <Thanks onClose={onClose} />;
  return (
    <Dialog
      title={t('report.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" busy={send.isPending}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-5">
        <p>{t('report.lead')}</p>
        <SegmentedControl
          label={t('report.reason')}
          options={REASONS.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
          value={reason}
          onChange={setReason}
        />
        <TextField
          label={t('report.comment')}
          optional
          value={comment}
          onChange={({ target }) => setComment(target.value)}
          maxLength={COMMENT_MAX}
        />
        {send.error ? (
          <Notice tone="wrong">{t('report.failed', { why: errorText(errorCode(send.error)) })}</Notice>
        ) : null}
      </form>
    </Dialog>
  );
}

/** What becomes of the report; it stays until the learner has read it. */
function Thanks({ onClose }: Pick<ReportAnswerProps, 'onClose'>) {
  return (
    <Dialog
      title={t('report.thanks')}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {common('action.close')}
        </Button>
      }
    >
      <output className="block">{t('report.sent')}</output>
      <p className="mt-3 text-muted">{t('report.next')}</p>
    </Dialog>
  );
}
