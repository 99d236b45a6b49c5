// What the study page reads and keeps: the tutors, the person's talks, and translations.

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Locale } from '../../../kit/core/locale.ts';
import { paging } from '../../../kit/web/api/paging.ts';
import { queryClient } from '../../../kit/web/api/query-client.ts';
import type { Part, Talk, TalkPage } from '../domain/index.ts';
import { tutorChatApi } from './tutor-chat-api.ts';

/** All tutors; they are few, and choosing among them must not wait. */
export const tutorsQuery = queryOptions({
  queryKey: ['tutor-chat', 'tutors'],
  queryFn: () => tutorChatApi.listTutors({}),
  staleTime: 10 * 60_000,
});

const TALKS_KEY = ['tutor-chat', 'talks'] as const;

/** The person's talks of one kind, the latest first. */
export const talksQuery = (kind: Talk['kind']) =>
  infiniteQueryOptions({
    queryKey: [...TALKS_KEY, kind],
    queryFn: ({ pageParam }) => tutorChatApi.listTalks({ kind, ...pageParam }),
    ...paging,
  });

/** The list of talks is no longer right: something was said, started or deleted. */
export function talksChanged(): void {
  void queryClient.invalidateQueries({ queryKey: TALKS_KEY });
}

type Untranslated = {
  readonly talkId: string;
  readonly messageId: string;
  readonly language: 'en' | 'pt';
};

export const translationQuery = ({ talkId, messageId, language }: Untranslated) =>
  queryOptions({
    queryKey: ['tutor-chat', 'translation', messageId, language],
    queryFn: () => tutorChatApi.translateMessage({ id: talkId, messageId, language }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

type HelpWanted = { readonly talkId: string; readonly messageId: string; readonly language: Locale };

/** A model may be asked for each: what came is kept as long as the page is open. */
const HELP = { staleTime: Number.POSITIVE_INFINITY, retry: false, networkMode: 'always' } as const;

/** Why a message, or a part of it, is said so. */
export const explanationQuery = ({
  talkId,
  messageId,
  language,
  part,
}: HelpWanted & { readonly part: Part | undefined }) =>
  queryOptions({
    queryKey: ['tutor-chat', 'explanation', messageId, language, part],
    queryFn: () =>
      tutorChatApi.explainMessage({
        id: talkId,
        messageId,
        language,
        ...(part === undefined ? {} : { part }),
      }),
    ...HELP,
  });

/** How one of the learner's messages is said better. */
export const wordingQuery = ({ talkId, messageId, language }: HelpWanted) =>
  queryOptions({
    queryKey: ['tutor-chat', 'wording', messageId, language],
    queryFn: () => tutorChatApi.rewordMessage({ id: talkId, messageId, language }),
    ...HELP,
  });

/** What a play comes to so far; read anew each time it is opened, for the talk may have gone on. */
export const reviewQuery = (talkId: string) =>
  queryOptions({
    queryKey: ['tutor-chat', 'review', talkId],
    queryFn: () => tutorChatApi.reviewTalk({ id: talkId }),
    staleTime: 0,
  });

const startedKey = (talkId: string) => ['tutor-chat', 'started', talkId];

/** Hands a talk that was just started over to its page, which need not read it again. */
export function rememberStarted(page: TalkPage): void {
  queryClient.setQueryData(startedKey(page.talk.id), page);
}

export function takeStarted(talkId: string): TalkPage | undefined {
  return queryClient.getQueryData<TalkPage>(startedKey(talkId));
}
