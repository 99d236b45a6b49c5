// Starts a talk and goes to it; a second try after a lost connection starts the same one.

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Locale } from '../../../kit/core/locale.ts';
import { errorCode } from '../../../kit/web/api/api.ts';
import { errorText } from '../../../kit/web/i18n.ts';
import { newId } from '../../../kit/web/new-id.ts';
import { notify } from '../../../kit/web/ui/notices/toasts.ts';
import type { Talk } from '../domain/index.ts';
import { rememberStarted, talksChanged } from './queries.ts';
import { talkPath } from './talk-path.ts';
import { t } from './texts.ts';
import { tutorChatApi } from './tutor-chat-api.ts';
import { keep } from './visit-storage.ts';

/** With whom or in what: `subject` is the id of a tutor or a role, or `place/scene`. */
type Start = {
  readonly kind: Talk['kind'];
  readonly subject: string;
  readonly language: Locale;
  /** What stands in the field of the new talk, to be sent or changed. */
  readonly draft?: string | undefined;
};

/** `starting` is the subject of the talk that is being started. The feature's texts must be loaded. */
export function useStartTalk(): { readonly starting: string | null; readonly start: (start: Start) => void } {
  const navigate = useNavigate();
  const [ids] = useState(() => new Map<string, string>());
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ kind, subject, language, draft = '' }: Start) => {
      const key = `${kind} ${subject} ${language}`;
      const id = ids.get(key) ?? newId();
      ids.set(key, id);
      const started = await tutorChatApi.startTalk({ id, kind, subject, language });
      keep('draft', id, draft);
      return started;
    },
    onSuccess: async (started) => {
      rememberStarted({ ...started, earlierCursor: null });
      talksChanged();
      await navigate(talkPath(started.talk));
    },
    onError: (error) => notify('wrong', t('chooser.startFailedWhy', { why: errorText(errorCode(error)) })),
  });
  return {
    starting: isPending ? (variables?.subject ?? null) : null,
    start: (start) => {
      if (!isPending) mutate(start);
    },
  };
}
