// Starts a talk and goes to it; a second try after a lost connection starts the same one.

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Locale } from '../../../kit/core/locale.ts';
import { errorCode } from '../../../kit/web/api.ts';
import { errorText } from '../../../kit/web/i18n.ts';
import { newId } from '../../../kit/web/new-id.ts';
import { notify } from '../../../kit/web/ui/toasts.tsx';
import { rememberStarted, talksChanged } from './queries.ts';
import { t } from './texts.ts';
import { tutorChatApi } from './tutor-chat-api.ts';

type Start = { readonly tutorId: string; readonly language: Locale };

export function useStartTalk(): { readonly starting: string | null; readonly start: (start: Start) => void } {
  const navigate = useNavigate();
  const [ids] = useState(() => new Map<string, string>());
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ tutorId, language }: Start) => {
      const key = `${tutorId} ${language}`;
      const id = ids.get(key) ?? newId();
      ids.set(key, id);
      return tutorChatApi.startTalk({ id, tutorId, language });
    },
    onSuccess: async (started) => {
      rememberStarted({ ...started, earlierCursor: null });
      talksChanged();
      await navigate(`/study/${started.talk.id}`);
    },
    onError: (error) => notify('wrong', t('chooser.startFailedWhy', { why: errorText(errorCode(error)) })),
  });
  return {
    starting: isPending ? (variables?.tutorId ?? null) : null,
    start: (start) => {
      if (!isPending) mutate(start);
    },
  };
}
