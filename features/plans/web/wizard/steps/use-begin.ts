// Has a plan made of the answers, or one changed by them; a plan whose making was begun is found, whatever becomes of the answer to that.

import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isAbsence } from '../../../../../kit/web/api/api.ts';
import { noticeFollowing, type Plan, planQuery, plansApi } from '../../queries.ts';
import { idOfAsked, noteOpened } from '../answers/asked-id.ts';
import { keepChoices, useChoices } from '../answers/choices.ts';
import type { DraftState } from '../answers/use-draft.ts';

/** From then on an answer is late: the plan is looked for beside it, so often. */
const LATE_MS = 3000;

/** `preview`: what new answers would change of a plan, once it was asked for and while they stand. */
export function useBegin(state: DraftState, edited: string | null) {
  const navigate = useNavigate();
  const { level, minutesADay } = useChoices();
  const answers = JSON.stringify([state.draft, level, minutesADay]);
  const [since] = useState(() => Date.now());
  const opened = useRef<string>(undefined);
  /** Once, however many answers tell of it: those of two taps, and of whoever looked for a plan whose answer was late. */
  const open = (plan: Plan) => {
    if (opened.current === plan.id) return;
    opened.current = plan.id;
    noteOpened(plan.id, Date.now());
    noticeFollowing(plan);
    void navigate(`/adaptive-learning/plans/${plan.id}`);
  };
  const { begin: beginPlan, isLost } = useFoundPlan(open);
  const begin = useMutation({
    /** `version`: of the plan whose change was looked at. Answers what would change, where that must be looked at first. */
    mutationFn: async (version?: number) => {
      if (level === null) throw new Error('no level');
      if (!(await state.save())) throw new Error('the answers are not stored');
      if (edited !== null && version === undefined) {
        const preview = await plansApi.previewEdit({ id: edited, level, minutesADay });
        if (preview.change) return { answers, ...preview, change: preview.change };
      }
      // Before the plan is asked for: it would be offered other minutes than its own otherwise.
      keepChoices();
      return edited === null
        ? beginPlan({ id: idOfAsked(answers, since), level, minutesADay })
        : plansApi.edit({ id: edited, version, level, minutesADay });
    },
    onSuccess: (made) => {
      if (!('change' in made)) open(made);
    },
  });
  const made = begin.data;
  // Of other answers it says nothing.
  const preview = made && 'change' in made && made.answers === answers ? made : undefined;
  return { begin, preview, isLost };
}

type BeginParams = Parameters<typeof plansApi.begin>[0];

/** Begins a plan, and looks for it by its id while the answer is late, and after it was lost. */
function useFoundPlan(onFound: (plan: Plan) => void) {
  const [sought, setSought] = useState<string>();
  const { data: found } = useQuery({
    ...planQuery(sought ?? ''),
    enabled: sought !== undefined,
    refetchInterval: ({ state: { data } }) => (data ? false : LATE_MS),
  });
  const open = useEffectEvent(onFound);
  useEffect(() => {
    if (found && sought === found.id) open(found);
  }, [found, sought]);
  const begin = async (params: BeginParams): Promise<Plan> => {
    const timer = setTimeout(() => setSought(params.id), LATE_MS);
    try {
      const plan = await plansApi.begin(params);
      setSought(undefined);
      return plan;
    } catch (error) {
      setSought(isAbsence(error) ? params.id : undefined);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  return { begin, isLost: sought !== undefined };
}
