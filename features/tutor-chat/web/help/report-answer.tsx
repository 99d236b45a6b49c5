// Tells the admins that an answer is wrong, and what goes along with that.

import { useState } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { t as common, errorText } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormDialog } from '../../../../kit/web/ui/fields/form-dialog.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
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
  const [isSent, setSent] = useState(false);
  const form = useForm<{ readonly reason: Reason; readonly comment: string }>({
    initial: { reason: 'wrong', comment: '' },
    send: async ({ reason, comment }) => {
      await tutorChatApi.reportAnswer({ id: talkId, messageId, reason, comment: comment.trim() });
      setSent(true);
    },
    explain: (error) => ({ message: t('report.failed', { why: errorText(errorCode(error)) }) }),
  });
  if (isSent) return <Thanks onClose={onClose} />;
  return (
    <FormDialog title={t('report.title')} form={form} submit={t('report.send')} onClose={onClose}>
      <p>{t('report.lead')}</p>
      <SegmentedControl
        label={t('report.reason')}
        options={REASONS.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
        {...form.choice('reason')}
      />
      <TextField {...form.field('comment')} label={t('report.comment')} optional maxLength={COMMENT_MAX} />
    </FormDialog>
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
