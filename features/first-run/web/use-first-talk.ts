// Begins the first talk: the guest's where it fits, else a new one with the tutor who fits best.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { errorCode } from '../../../kit/web/api/api.ts';
import { queryClient } from '../../../kit/web/api/query-client.ts';
import { errorText } from '../../../kit/web/i18n.ts';
import { notify } from '../../../kit/web/ui/notices/toasts.ts';
import { safeReturnUrl } from '../../account/domain/index.ts';
import type { LearnerLevel } from '../../learner-settings/domain/index.ts';
import { useLearnerSettings } from '../../learner-settings/web/api.ts';
import { fittingTutor } from '../../tutor-chat/domain/index.ts';
import { keepGuestTalk, tutorsQuery, useStartTalk } from '../../tutor-chat/web/api.ts';

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
    const [guestTalk, tutors] = await Promise.all([
      queryClient.ensureQueryData(guestTalkQuery),
      queryClient.ensureQueryData(tutorsQuery),
    ]);
    if (!NO_AIM.includes(aim)) return navigate(aim, { replace: true });
    const tutor = fittingTutor(tutors, { level: level ?? 'beginner', language });
    const isFitting = guestTalk && (level === null || isAtLevelOf(tutor, guestTalk.tutorId, tutors));
    if (isFitting) return navigate(`/study/${guestTalk.id}`, { replace: true });
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

type Known = { readonly id: string; readonly level: string };

/** Whether the guest's tutor teaches at the level of the fitting one. */
function isAtLevelOf(fitting: Known | undefined, guestTutorId: string, tutors: readonly Known[]): boolean {
  const guests = tutors.find(({ id }) => id === guestTutorId);
  return guests !== undefined && guests.level === fitting?.level;
}
