// Begins the first talk: goes on with what was said already, else a new one with the tutor who fits best.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { errorCode } from '../../../kit/web/api/api.ts';
import { queryClient } from '../../../kit/web/api/query-client.ts';
import { errorText, locale } from '../../../kit/web/i18n.ts';
import { notify } from '../../../kit/web/ui/notices/toasts.ts';
import { safeReturnUrl } from '../../account/domain/index.ts';
import type { LearnerLevel } from '../../learner-settings/domain/index.ts';
import { useLearnerSettings } from '../../learner-settings/web/api.ts';
import { fittingTutor } from '../../tutor-chat/domain/index.ts';
import { keepGuestTalk, talksQuery, tutorsQuery, useStartTalk } from '../../tutor-chat/web/api.ts';
import { t } from './texts.ts';

/** Keeping happens once, as soon as the page is there. */
const guestTalkQuery = {
  queryKey: ['first-run', 'guest-talk'],
  queryFn: async () => (await keepGuestTalk()) ?? null,
  staleTime: Number.POSITIVE_INFINITY,
} as const;

/** Pages that newcomers are led to anyway: whoever came for one of them begins with a talk. */
const NO_AIM: readonly string[] = ['/', '/study', '/welcome'];

export function useFirstTalk(): {
  readonly isBeginning: boolean;
  readonly begin: (level: LearnerLevel | null) => void;
} {
  useQuery(guestTalkQuery);
  const [parameters] = useSearchParams();
  const aim = safeReturnUrl(parameters.get('returnUrl'));
  const { explanationLanguage: language } = useLearnerSettings();
  const { starting, start } = useStartTalk();
  const [isFinding, setFinding] = useState(false);
  const navigate = useNavigate();

  const find = async (level: LearnerLevel | null) => {
    const [begun, tutors] = await Promise.all([begunTalk(), queryClient.ensureQueryData(tutorsQuery)]);
    if (!NO_AIM.includes(aim)) return navigate(aim, { replace: true });
    const tutor = fittingTutor(tutors, { level: level ?? 'beginner', language });
    if (begun) {
      if (level !== null && tutor && levelOf(begun.tutorId, tutors) !== tutor.level)
        notify('info', t('goesOn', { name: tutor.name[locale] }));
      return navigate(`/study/${begun.id}`, { replace: true });
    }
    if (!tutor) return navigate('/study', { replace: true });
    return start({ kind: 'tutor', subject: tutor.id, language });
  };
  const begin = (level: LearnerLevel | null) => {
    if (isFinding) return;
    setFinding(true);
    find(level)
      .catch((error: unknown) => notify('wrong', errorText(errorCode(error))))
      .finally(() => setFinding(false));
  };
  return { isBeginning: isFinding || starting !== null, begin };
}

/** What was said as a guest; and where that was kept by another tab, or before a reload, the account's newest talk. */
async function begunTalk() {
  const guestTalk = await queryClient.ensureQueryData(guestTalkQuery);
  if (guestTalk) return guestTalk;
  const { pages } = await queryClient.fetchInfiniteQuery(talksQuery('tutor'));
  const newest = pages[0]?.talks[0];
  return newest && { id: newest.id, tutorId: newest.subject };
}

const levelOf = (tutorId: string, tutors: readonly { readonly id: string; readonly level: string }[]) =>
  tutors.find(({ id }) => id === tutorId)?.level;
