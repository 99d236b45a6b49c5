// The messages of a talk, oldest first, and the tutor about to speak.

import { memo } from 'react';
import {
  type Conversation,
  isAnsweredElsewhere,
  isAsking,
  isWaiting,
  type Message,
  type Partner,
  retriable,
  type ShownMessage,
  shownMessages,
} from '../../domain/index.ts';
import { nameOf } from '../names.ts';
import { PartnerPicture } from '../partner-picture.tsx';
import { t } from '../texts.ts';
import { LearnerMessage } from './learner-message.tsx';
import { TutorMessage } from './tutor-message.tsx';

type MessageListProps = {
  readonly conversation: Conversation;
  readonly partner: Partner | undefined;
  /** The message that is being changed: it and what follows will give way. */
  readonly editingId: string | undefined;
  readonly onEdit: (message: Message) => void;
  readonly onRetry: (speaker?: 'engine') => void;
  readonly onSendAgain: () => void;
  readonly onTakeBack: () => void;
  readonly onSayAgain: (sentence: string) => void;
};

export const MessageList = memo(function MessageList(props: MessageListProps) {
  const { conversation, partner, editingId, onEdit, onRetry, onSendAgain, onTakeBack, onSayAgain } = props;
  const shown = shownMessages(conversation);
  const isWaitingToBeSent = conversation.turns.length > 0;
  const canChange = !isAsking(conversation) && !isAnsweredElsewhere(conversation) && !isWaitingToBeSent;
  const question = retriable(conversation);
  const fadesFrom = editingId === undefined ? -1 : shown.findIndex(({ message }) => message.id === editingId);
  return (
    <ol aria-label={t('talk.messages')} className="grid gap-4">
      {shown.map((each, place) => {
        const { message, delivery, problem } = each;
        const isFading = fadesFrom >= 0 && place > fadesFrom;
        if (message.author === 'learner') {
          return (
            <LearnerMessage
              key={message.id}
              talkId={conversation.talk?.id}
              message={message}
              delivery={delivery}
              problem={problem}
              isFading={isFading}
              onEdit={canChange ? onEdit : undefined}
              onSendAgain={onSendAgain}
              onTakeBack={onTakeBack}
              onSayAgain={onSayAgain}
              language={conversation.talk?.language ?? 'zh'}
            />
          );
        }
        const isAgain = question !== null && message.answers === question;
        return (
          <TutorMessage
            key={message.id}
            message={message}
            talkId={conversation.talk?.id ?? ''}
            partner={partner}
            language={conversation.talk?.language ?? 'zh'}
            isFading={isFading}
            showSpeaker={message.speaker !== speakerBefore(shown, place)}
            isGrowing={message.state === 'streaming'}
            isChanged={conversation.changedIds.includes(message.id)}
            isOnlyHere={delivery === 'waiting'}
            onRetry={isAgain ? onRetry : undefined}
            retryProblem={isAgain ? retryProblemOf(conversation) : null}
          />
        );
      })}
      {isWaiting(conversation) && conversation.liveId === null ? <Thinking partner={partner} /> : null}
    </ol>
  );
});

function speakerBefore(shown: readonly ShownMessage[], place: number): Message['speaker'] {
  return shown.slice(0, place).findLast(({ message }) => message.speaker !== null)?.message.speaker ?? null;
}

function retryProblemOf({ outgoing }: Conversation) {
  return outgoing?.kind === 'retry' ? outgoing.problem : null;
}

function Thinking({ partner }: { readonly partner: Partner | undefined }) {
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-x-3">
      <PartnerPicture partner={partner} size={36} />
      <p className="animate-late text-muted">{t('talk.thinking', { name: nameOf(partner) })}</p>
    </li>
  );
}
