// The study time of a talk: measured while it is open, and words that waited for it are sent when there is some again.

import { useEffect } from 'react';
import { LazyStudyMeter, useHasStudyTime } from '../../../study-time/web/api.ts';
import { type Conversation, isAsking, waitsForTime } from '../../domain/index.ts';
import type { ConversationStore } from '../conversation/conversation-store.ts';

type TalkTimeProps = { readonly store: ConversationStore; readonly conversation: Conversation };

export function TalkTime({ store, conversation }: TalkTimeProps) {
  const isTimeThere = useHasStudyTime() === true;
  const isWaiting = waitsForTime(conversation);
  useEffect(() => {
    if (isTimeThere && isWaiting) store.sendAgain();
  }, [isTimeThere, isWaiting, store]);
  return <LazyStudyMeter isBusy={isAsking(conversation)} />;
}
