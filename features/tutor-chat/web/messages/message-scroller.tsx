// The part of a talk that scrolls: earlier messages above, the newest in sight.

import { ArrowDown } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import type { Message, Partner } from '../../domain/index.ts';
import type { ConversationStore, Snapshot } from '../conversation/conversation-store.ts';
import { useLatest } from '../conversation/use-latest.ts';
import { useScroll } from '../conversation/use-scroll.ts';
import { t } from '../texts.ts';
import { Earlier } from './earlier.tsx';
import { MessageList } from './message-list.tsx';

type MessageScrollerProps = {
  readonly store: ConversationStore;
  readonly snapshot: Snapshot;
  readonly partner: Partner | undefined;
  /** Follows the newest message. */
  readonly after: ReactNode;
  readonly editingId: string | undefined;
  readonly onEdit: (message: Message) => void;
  readonly onTakeBack: () => void;
  readonly onSayAgain: (sentence: string) => void;
};

const TO_END =
  'flex min-h-11 w-full shrink-0 items-center justify-center gap-2 border-t border-line bg-raised px-4 text-small transition-colors hover:text-active';
/** A line of its own would leave too little of the talk there: only its sign, in the corner. */
const TO_END_BESIDE_KEYBOARD =
  'group-data-keyboard/layout:max-tablet:absolute group-data-keyboard/layout:max-tablet:end-2 group-data-keyboard/layout:max-tablet:bottom-2 ' +
  'group-data-keyboard/layout:max-tablet:w-11 group-data-keyboard/layout:max-tablet:rounded-full group-data-keyboard/layout:max-tablet:border ' +
  'group-data-keyboard/layout:max-tablet:border-line-strong group-data-keyboard/layout:max-tablet:px-0 group-data-keyboard/layout:max-tablet:shadow-lifted';

export function MessageScroller(props: MessageScrollerProps) {
  const { store, snapshot, partner, after, editingId } = props;
  const { conversation, isReadingEarlier } = snapshot;
  const { messages, outgoing, earlierCursor } = conversation;
  const own = messages.findLast(({ author }) => author === 'learner')?.id;
  const { scroller, onScroll, hasMore, toEnd } = useScroll({
    content: conversation,
    lastOwnId: outgoing?.kind === 'post' ? outgoing.id : own,
  });
  const onEdit = useLatest(props.onEdit);
  const onTakeBack = useLatest(props.onTakeBack);
  const onSayAgain = useLatest(props.onSayAgain);
  const onRetry = useCallback((speaker?: 'engine') => store.retry(speaker), [store]);
  const onSendAgain = useCallback(() => store.sendAgain(), [store]);
  const onEarlier = useCallback(() => void store.readEarlier(), [store]);
  return (
    <div className="relative flex min-h-0 grow flex-col">
      {/* Focusable, so that arrows and Page Up scroll it. */}
      <section
        ref={scroller}
        onScroll={onScroll}
        aria-label={t('talk.messages')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative min-h-0 grow overflow-y-auto overscroll-contain px-4 py-5 outline-offset-[-2px] [overflow-anchor:none] [scrollbar-gutter:stable] tablet:px-8"
      >
        <div className="mx-auto flex min-h-full max-w-reading flex-col justify-end">
          <Earlier hasMore={earlierCursor !== null} busy={isReadingEarlier} onMore={onEarlier} />
          <MessageList
            conversation={conversation}
            partner={partner}
            editingId={editingId}
            onEdit={onEdit}
            onRetry={onRetry}
            onSendAgain={onSendAgain}
            onTakeBack={onTakeBack}
            onSayAgain={onSayAgain}
          />
          {after}
        </div>
      </section>
      {/* Below what is read, not over it. */}
      {hasMore ? (
        <button type="button" onClick={toEnd} className={classNames(TO_END, TO_END_BESIDE_KEYBOARD)}>
          <ArrowDown aria-hidden="true" size={18} />
          <span className="group-data-keyboard/layout:max-tablet:sr-only">{t('talk.latest')}</span>
        </button>
      ) : null}
    </div>
  );
}
