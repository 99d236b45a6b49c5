// Under words that the server has not confirmed: why, and the ways on.

import { RotateCcw, Undo2 } from 'lucide-react';
import { errorText } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import type { Problem } from '../../domain/index.ts';
import { t } from '../texts.ts';
import { clockTime } from './answer-problem.tsx';

type UnsentProps = {
  readonly problem: Problem;
  readonly onSendAgain: () => void;
  readonly onTakeBack: () => void;
};

export function Unsent({ problem, onSendAgain, onTakeBack }: UnsentProps) {
  return (
    <div className="mt-2">
      <Notice
        tone="retry"
        title={t('message.unsent')}
        action={
          <>
            {problem.code === 'TALK_FULL' ? null : (
              <Button icon={<RotateCcw aria-hidden="true" size={18} />} onClick={onSendAgain}>
                {t('message.sendAgain')}
              </Button>
            )}
            <Button look="ghost" icon={<Undo2 aria-hidden="true" size={18} />} onClick={onTakeBack}>
              {t('message.takeBack')}
            </Button>
          </>
        }
      >
        {problemText(problem)}
      </Notice>
    </div>
  );
}

function problemText({ code, until }: Problem): string {
  switch (code) {
    case 'OFFLINE':
    case 'UNCONFIRMED':
    case 'STOPPED_EARLY':
    case 'STUDY_TIME_OVER':
    case 'TALK_BUSY':
    case 'TALK_FULL':
      return t(`problem.${code}`);
    case 'TOO_MANY_REQUESTS':
      return t(`problem.${code}`, { time: clockTime(until) });
    default:
      return t('problem.other', { what: errorText(code) });
  }
}
