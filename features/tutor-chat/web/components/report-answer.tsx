// Tells the admins that an answer is wrong, and what goes along with that.

import { useMutation } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { errorCode } from '../../../../kit/web/api.ts';
import { t as common, errorText } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/button.tsx';
import { Dialog } from '../../../../kit/web/ui/dialog.tsx';
import { Notice } from '../../../../kit/web/ui/notice.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/segmented-control.tsx';
import { TextField } from '../../../../kit/web/ui/text-field.tsx';
import { notify } from '../../../../kit/web/ui/toasts.tsx';
import { t } from '../texts.ts';
import { tutorChatApi } from '../tutor-chat-api.ts';
import { MessageAction } from './message-action.tsx';

type ReportAnswerProps = { readonly talkId: string; readonly messageId: string };

const REASONS = ['wrong', 'level', 'harmful', 'other'] as const;
type Reason = (typeof REASONS)[number];

/** As the contract allows. */
const COMMENT_MAX = 1000;

export function ReportAnswer(props: ReportAnswerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MessageAction icon={<Flag aria-hidden="true" size={16} />} onClick={() => setOpen(true)}>
        {t('report.open')}
      </MessageAction>
      {isOpen ? <ReportDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ReportDialog({ talkId, messageId, onClose }: ReportAnswerProps & { readonly onClose: () => void }) {
  const [reason, setReason] = useState<Reason>('wrong');
  const [comment, setComment] = useState('');
  const formId = useId();
  const send = useMutation({
    mutationFn: () => tutorChatApi.reportAnswer({ id: talkId, messageId, reason, comment: comment.trim() }),
    onSuccess: () => {
      notify('good', t('report.sent'));
      onClose();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!send.isPending) send.mutate();
  };
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
