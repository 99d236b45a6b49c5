// One talk: its head, its messages, and the field to write in, filling the room between the page's bars.

import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Skeleton } from '../../../../kit/web/ui/elements/skeleton.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import type { MenuItem } from '../../../../kit/web/ui/overlays/menu.tsx';
import { PageTitle } from '../../../../kit/web/ui/page/page-title.tsx';
import {
  type Conversation,
  hasUnsent,
  isAnsweredElsewhere,
  isAsking,
  type ProgressView,
  shownMessages,
  shownProgress,
} from '../../domain/index.ts';
import { useAids } from '../aids/use-aids.ts';
import { useSuggestions } from '../aids/use-suggestions.ts';
import type { Snapshot } from '../conversation/conversation-store.ts';
import { useComposer } from '../conversation/use-composer.ts';
import { useConversation } from '../conversation/use-conversation.ts';
import { useHint } from '../conversation/use-hint.ts';
import { usePinyin } from '../conversation/use-pinyin.ts';
import { useTalkKeys } from '../conversation/use-talk-keys.ts';
import { useTalkRoom } from '../conversation/use-talk-room.ts';
import { MessageScroller } from '../messages/message-scroller.tsx';
import { nameOf } from '../names.ts';
import { DeleteTalk } from '../talk-list/delete-talk.tsx';
import { t } from '../texts.ts';
import { Announcer } from './announcer.tsx';
import { Composer } from './composer.tsx';
import { ConnectionStrip } from './connection-strip.tsx';
import { TalkGone } from './talk-gone.tsx';
import { type TalkBack, TalkHeader } from './talk-header.tsx';
import { TalkTime } from './talk-time.tsx';

/** The window without the fixed bars; an on-screen keyboard covers the lower one. */
const ROOM =
  'flex min-h-52 min-w-0 flex-col h-[calc(100dvh-var(--bar-top)-max(var(--bar-bottom),var(--keyboard,0px)))]';

/** Above the field, as wide as it; on a short screen it scrolls rather than push the talk out. */
const NOTICES = 'mx-auto block max-h-[30dvh] max-w-reading overflow-y-auto';

type TalkViewProps = {
  readonly talkId: string;
  /** The page that the talk was opened from, and what the way back is called. */
  readonly back?: TalkBack | undefined;
  /** What stands under the name in the head, such as the goals of a play. */
  readonly renderStatus?: ((progress: ProgressView) => ReactNode) | undefined;
  /** What follows the newest message, such as the way on from a play that has ended. */
  readonly renderAfter?: ((conversation: Conversation) => ReactNode) | undefined;
  /** Entries for the menu in the head. */
  readonly menu?: readonly MenuItem[] | undefined;
  /** What stands beside the talk where there is room for it. */
  readonly renderBeside?: ((progress: ProgressView) => ReactNode) | undefined;
};

export function TalkView({ talkId, back, renderBeside, ...parts }: TalkViewProps) {
  const opened = useConversation(talkId);
  const talk = (
    <OpenTalk
      talkId={talkId}
      back={back ?? { to: '/study', label: t('talk.back') }}
      opened={opened}
      {...parts}
    />
  );
  if (!renderBeside) return talk;
  return (
    <div className="min-w-0 wide:grid wide:grid-cols-[minmax(0,1fr)_20rem]">
      {talk}
      <aside className="relative overflow-y-auto border-s border-line p-6 max-wide:hidden">
        {renderBeside(shownProgress(opened.snapshot.conversation))}
      </aside>
    </div>
  );
}

const NO_ENTRIES: readonly MenuItem[] = [];

type OpenTalkProps = Pick<TalkViewProps, 'talkId' | 'renderStatus' | 'renderAfter' | 'menu'> & {
  readonly back: TalkBack;
  readonly opened: ReturnType<typeof useConversation>;
};

function OpenTalk({ talkId, back, renderStatus, renderAfter, menu = NO_ENTRIES, opened }: OpenTalkProps) {
  const { store, snapshot } = opened;
  const { conversation, readProblem } = snapshot;
  const partner = conversation.talk?.partner ?? undefined;
  const writing = useComposer(talkId);
  const hint = useHint(store, shownMessages(conversation).at(-1)?.message.id);
  const pinyin = usePinyin();
  const [isDeleting, setDeleting] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const navigate = useNavigate();
  useTalkRoom();
  const suggestions = useSuggestions(store, {
    isWanted: useAids(partner).suggests,
    messageId: newestWhole(conversation),
  });
  useTalkKeys({ field, writing, hint, stop: () => store.stop(), isAsking: isAsking(conversation) });
  const say = (text: string) => {
    store.say(text, writing.input, writing.editing?.id ?? null);
    writing.sent();
  };

  if (isLostForGood(snapshot)) {
    return <TalkGone back={back} problem={snapshot.readProblem} onRetry={() => store.readNow()} />;
  }
  return (
    <section data-focus-mode aria-label={t('talk.title', { name: nameOf(partner) })} className={ROOM}>
      <PageTitle title={t('talk.title', { name: nameOf(partner) })} />
      <TalkHeader
        partner={partner}
        isAnsweredHere={readProblem !== null && conversation.turns.length > 0}
        showPinyin={pinyin.isOn}
        onPinyin={pinyin.turn}
        onDelete={() => setDeleting(true)}
        back={back}
        menu={menu}
        status={renderStatus?.(shownProgress(conversation)) ?? null}
      />
      {conversation.talk ? (
        <MessageScroller
          store={store}
          snapshot={snapshot}
          partner={partner}
          after={renderAfter?.(conversation)}
          editingId={writing.editing?.id}
          onEdit={(message) => {
            writing.edit(message);
            field.current?.focus();
          }}
          onSayAgain={(sentence) => {
            writing.write(sentence);
            field.current?.focus();
          }}
          onTakeBack={() => {
            writing.takeBack(store.withdraw());
            field.current?.focus();
          }}
        />
      ) : (
        <div className="grow px-4 py-6 tablet:px-8">
          <Skeleton lines={4} />
        </div>
      )}
      <ConnectionStrip
        isLost={readProblem !== null}
        isAnsweredHere={snapshot.isReadyOffline || conversation.turns.length > 0}
        waiting={conversation.turnsProblem === null ? conversation.turns.length : 0}
        isElsewhere={isAnsweredElsewhere(conversation)}
        isPinyinComing={pinyin.isOn && pinyin.isLoading}
        onTryNow={() => store.readNow()}
      />
      <div className="shrink-0 px-3 tablet:px-8">
        <NoticePlace className={NOTICES} />
      </div>
      <Composer
        suggestions={suggestions}
        onSuggested={(sentence) => store.say(sentence, 'suggested', null)}
        writing={writing}
        field={field}
        isAsking={isAsking(conversation)}
        isBlocked={conversation.talk === null}
        hasUnsent={hasUnsent(conversation)}
        onSend={say}
        onStop={() => store.stop()}
        hint={hint}
      />
      <TalkTime store={store} conversation={conversation} />
      <Announcer message={snapshot.finished} partner={partner} />
      {isDeleting ? (
        <DeleteTalk
          talk={{ id: talkId, kind: conversation.talk?.kind ?? 'tutor' }}
          partner={partner}
          onDeleted={() => void navigate(back.to, { replace: true })}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </section>
  );
}

/** The partner's newest message, once it is whole and nothing of the learner's is under way. */
function newestWhole(conversation: Conversation): string | undefined {
  const newest = shownMessages(conversation).at(-1)?.message;
  const isOpen = newest?.author === 'tutor' && newest.state === 'complete' && !isAsking(conversation);
  return isOpen && !shownProgress(conversation).ended ? newest.id : undefined;
}

/** Nothing to show: the talk is gone, or was never read and the server gives a reason other than its absence. */
function isLostForGood(
  snapshot: Snapshot,
): snapshot is Snapshot & { readonly readProblem: NonNullable<Snapshot['readProblem']> } {
  const { readProblem, conversation } = snapshot;
  if (readProblem === null) return false;
  return readProblem.code === 'NOT_FOUND' || (conversation.talk === null && readProblem.code !== 'OFFLINE');
}
