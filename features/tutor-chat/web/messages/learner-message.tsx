// What the learner said, on the right, with the way to say it differently.

import { Pencil } from 'lucide-react';
import { memo } from 'react';
import type { Locale } from '../../../../kit/core/locale.ts';
import { IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import type { Message, Problem, ShownMessage } from '../../domain/index.ts';
import { LineSound } from '../aids/line-sound.tsx';
import { usePinyinShown } from '../conversation/use-pinyin.ts';
import { Corrections } from '../help/corrections.tsx';
import { MessageHelp } from '../help/message-help.tsx';
import { t } from '../texts.ts';
import { SpokenText } from './spoken-text.tsx';
import { STRUCK } from './struck.ts';
import { Unsent } from './unsent.tsx';

type LearnerMessageProps = {
  /** Undefined until the talk has been read. */
  readonly talkId: string | undefined;
  readonly message: Message;
  readonly delivery: ShownMessage['delivery'];
  readonly problem: Problem | null;
  /** Gives way to what is being written. */
  readonly isFading: boolean;
  /** Undefined while it cannot be changed. */
  readonly onEdit: ((message: Message) => void) | undefined;
  readonly onSendAgain: () => void;
  readonly onTakeBack: () => void;
  /** Puts the sentence, as it should be, into the field. */
  readonly onSayAgain: (sentence: string) => void;
  /** The language the tutor explains in. */
  readonly language: Locale;
};

export const LearnerMessage = memo(function LearnerMessage(props: LearnerMessageProps) {
  const {
    talkId,
    message,
    delivery,
    problem,
    isFading,
    onEdit,
    onSendAgain,
    onTakeBack,
    onSayAgain,
    language,
  } = props;
  const showPinyin = usePinyinShown();
  return (
    <li inert={isFading} className={classNames('flex flex-col items-end', isFading && STRUCK)}>
      <div className="flex max-w-full items-start justify-end gap-1 ps-3">
        {delivery === 'stored' && onEdit ? (
          <span className="mt-2 shrink-0">
            <IconButton label={t('message.edit')} onClick={() => onEdit(message)}>
              <Pencil aria-hidden="true" size={18} />
            </IconButton>
          </span>
        ) : null}
        <p
          className={classNames(
            'min-w-0 rounded-soft bg-raised px-4 py-2 text-hanzi whitespace-pre-wrap has-[rt]:pt-3.5',
            // The first line's pinyin stands above the line.
            showPinyin && 'pt-4',
            delivery === 'unsent' && 'border border-dashed border-retry',
          )}
        >
          <span className="sr-only">{`${t('talk.you')}: `}</span>
          <SpokenText text={message.understood ?? message.text} words="alive" />
        </p>
      </div>
      {message.understood ? <p className="pt-0.5 text-caption text-muted">{message.text}</p> : null}
      <Corrections corrections={message.corrections} language={language} onSayAgain={onSayAgain} />
      {delivery === 'stored' && talkId !== undefined ? (
        <div className="flex max-w-full flex-col items-end">
          <MessageHelp
            talkId={talkId}
            message={message}
            language={language}
            sound={<LineSound text={message.text} />}
            onSayAgain={onSayAgain}
          />
        </div>
      ) : null}
      {delivery === 'sending' ? (
        <p className="animate-late pt-1 text-small text-muted">{t('message.sending')}</p>
      ) : null}
      {delivery === 'waiting' ? (
        <div className="flex items-center gap-1">
          <p className="text-caption text-muted">{t('message.waiting')}</p>
          <LineSound text={message.text} />
        </div>
      ) : null}
      {delivery === 'unsent' && problem ? (
        <Unsent problem={problem} onSendAgain={onSendAgain} onTakeBack={onTakeBack} />
      ) : null}
    </li>
  );
});
