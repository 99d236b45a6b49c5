// Answers to choose from for what was asked last; they go as soon as the talk goes on.

import { useQuery } from '@tanstack/react-query';
import type { Line } from '../../../../content/schema/line.ts';
import type { ConversationStore } from '../conversation/conversation-store.ts';

type SuggestionParams = {
  readonly isWanted: boolean;
  /** The newest message, when it is the partner's and whole. */
  readonly messageId: string | undefined;
};

const NONE: readonly Line[] = [];

export function useSuggestions(
  store: ConversationStore,
  { isWanted, messageId = '' }: SuggestionParams,
): readonly Line[] {
  const { data } = useQuery({
    queryKey: ['tutor-chat', 'suggestions', store.talkId, messageId],
    queryFn: () => store.suggest(messageId),
    enabled: isWanted && messageId !== '',
    staleTime: Number.POSITIVE_INFINITY,
    // Without a network the page's own teacher suggests.
    networkMode: 'always',
    retry: false,
  });
  return isWanted && data ? data : NONE;
}
