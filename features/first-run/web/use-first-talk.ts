// Begins the first talk: goes on with what was said already, else a new one with the tutor who fits best.

import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
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
import {
  forgetGuestTalk,
  keepChosenTalk,
  keepGuestTalk,
  storedGuestTalk,
  talkPath,
  talksQuery,
  tutorsQuery,
  useStartTalk,
} from '../../tutor-chat/web/api.ts';

/**
 * What was said as a guest becomes the account's, once, as soon as the page is there, where its person registered to keep
 * it; where another tab has kept it, or this one before a reload, the account's newest talk is gone on with. Null where nothing was begun.
 */
const begunQuery = queryOptions({
  queryKey: ['first-run', 'begun'],
  queryFn: async () => {
    const kept = await keepChosenTalk();
    const { pages } = await queryClient.fetchInfiniteQuery({ ...talksQuery('tutor'), staleTime: 0 });
    const talks = pages[0]?.talks ?? [];
    return talks.find(({ id }) => id === kept?.id) ?? talks[0] ?? null;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Pages that newcomers are led to anyway: whoever came for one of them begins with a talk. */
const NO_AIM: readonly string[] = ['/', '/study', '/welcome', '/profile'];

export function useFirstTalk(): {
  readonly isBeginning: boolean;
  readonly begin: (level: LearnerLevel | null) => void;
  /** With whom a talk goes on afterwards; undefined where none was begun, or nobody knows yet. */
  readonly partner: string | undefined;
  /** A talk of whoever was a guest on this device, of whom nobody knows whether it is this person. */
  readonly guestTalk: ReturnType<typeof useGuestTalkAnswer>;
} {
  const { data: begun } = useQuery(begunQuery);
  const [parameters] = useSearchParams();
  const aim = safeReturnUrl(parameters.get('returnUrl'));
  const { explanationLanguage: language } = useLearnerSettings();
  const { starting, start } = useStartTalk();
  const [isFinding, setFinding] = useState(false);
  const navigate = useNavigate();

  const find = async (level: LearnerLevel | null) => {
    const [talk, tutors] = await Promise.all([
      queryClient.ensureQueryData(begunQuery),
      queryClient.ensureQueryData(tutorsQuery),
    ]);
    if (!NO_AIM.includes(aim)) return navigate(aim, { replace: true });
    if (talk) return navigate(talkPath(talk), { replace: true });
    const tutor = fittingTutor(tutors, { level: level ?? 'beginner', language });
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
  const partner = begun?.partner?.name[locale];
  const guestTalk = useGuestTalkAnswer(begun !== undefined);
  return { isBeginning: isFinding || starting !== null, begin, partner, guestTalk };
}

/** `isKnown`: what was chosen before is done. */
function useGuestTalkAnswer(isKnown: boolean) {
  const { data: tutors } = useQuery(tutorsQuery);
  const [isAnswered, setAnswered] = useState(false);
  const stored = isKnown && !isAnswered ? storedGuestTalk() : undefined;
  const tutor = tutors?.find(({ id }) => id === stored?.tutorId);
  const keep = useMutation({
    mutationFn: () => keepGuestTalk(),
    onSuccess: () => {
      setAnswered(true);
      return queryClient.resetQueries({ queryKey: begunQuery.queryKey });
    },
    onError: (error) => notify('wrong', errorText(errorCode(error))),
  });
  if (stored === undefined || stored.turns.length === 0 || tutor === undefined) return undefined;
  const forget = () => {
    forgetGuestTalk();
    setAnswered(true);
  };
  return { name: tutor.name[locale], isKeeping: keep.isPending, keep: () => keep.mutate(), forget };
}
