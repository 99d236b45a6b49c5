// The five steps: which one is open stands in the address, so that back goes back; every answer is stored as it is given.

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import { useAgeQuestion } from '../../../privacy/web/api.ts';
import {
  firstOpenStep,
  isStepDone,
  mayBeYounger,
  type ProfileDraft,
  STEPS,
  type Step,
} from '../../domain/index.ts';
import { answersQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { forgetChoices } from './answers/choices.ts';
import { type DraftState, useDraft } from './answers/use-draft.ts';
import { StepList } from './step-list.tsx';
import { BasicsStep } from './steps/basics-step.tsx';
import { ConfirmStep } from './steps/confirm-step.tsx';
import { DreamStep } from './steps/dream-step.tsx';
import { InterestsStep } from './steps/interests-step.tsx';
import { StepFooter } from './steps/step-footer.tsx';
import { SubjectsStep } from './steps/subjects-step.tsx';

/** In the address: the plan whose answers are changed; without it a new one is made. */
const EDITED = 'plan';

export function Wizard() {
  const [params] = useSearchParams();
  const query = useQuery({ ...answersQuery(params.get(EDITED)), refetchOnWindowFocus: false });
  const isEditing = params.has(EDITED);
  return (
    <Page
      help={helpPath('plans')}
      title={t(isEditing ? 'editing.title' : 'title')}
      lead={t(isEditing ? 'editing.note' : 'lead')}
      width="wide"
    >
      <NoticePlace />
      <QueryPart query={query} failed={t('profileFailed')} lines={10}>
        {(profile) => <Steps profile={profile} />}
      </QueryPart>
    </Page>
  );
}

function Steps({ profile }: { readonly profile: ProfileDraft }) {
  const state = useDraft(profile);
  useEffect(() => forgetChoices, []);
  const [params, setParams] = useSearchParams();
  // Keyboards and screen readers go on at the new question, not at the button that has gone.
  const heading = useRef<HTMLHeadingElement>(null);
  const { draft } = state;
  const step = openStep(params.get('step'), draft);
  const wording = stepWording(step, draft);
  const { askAge, ageDialog } = useAgeQuestion();
  const open = async (next: Step) => {
    // Asked once; whoever would rather not say goes on, and is asked the next time.
    if (step === 'basics' && mayBeYounger(draft.grade)) await askAge(t('age.why')).catch(() => undefined);
    state.change({ step: next });
    void state.save();
    const edited = params.get(EDITED);
    setParams({ step: next, ...(edited === null ? {} : { [EDITED]: edited }) });
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  };
  const goTo = (next: Step) => void open(next);
  return (
    <div className="grid gap-8 wide:grid-cols-[14rem_1fr]">
      {ageDialog}
      <StepList draft={draft} current={step} onOpen={goTo} />
      <section aria-labelledby="step-title" className="min-w-0">
        <p className="text-small text-muted tabular-nums">
          {t('stepOf', { step: STEPS.indexOf(step) + 1, of: STEPS.length })}
        </p>
        <h2
          ref={heading}
          id="step-title"
          tabIndex={-1}
          className="font-serif text-lead font-bold outline-none"
        >
          {wording.title}
        </h2>
        <p className="mt-1 mb-6 max-w-prose text-muted">{wording.lead}</p>
        <StepBody step={step} state={state} onOpen={goTo} edited={params.get(EDITED)} />
        {step === 'confirm' ? null : <StepFooter step={step} state={state} onOpen={goTo} />}
      </section>
    </div>
  );
}

/** The one of the address; without one, where the learner was last. No step can be skipped that lacks its answer. */
function openStep(asked: string | null, draft: ProfileDraft): Step {
  const wanted = STEPS.find((step) => step === asked) ?? draft.step;
  const first = firstOpenStep(draft);
  return STEPS.indexOf(wanted) > STEPS.indexOf(first) && !isStepDone(draft, first) ? first : wanted;
}

/** Grown-ups are not asked what they like at school. */
const stepWording = (step: Step, { grade }: ProfileDraft) =>
  step === 'subjects' && grade === 'adult'
    ? { title: t('adult.title'), lead: t('adult.lead') }
    : { title: t(`steps.${step}.title`), lead: t(`steps.${step}.lead`) };

type StepBodyProps = {
  readonly step: Step;
  readonly state: DraftState;
  readonly onOpen: (step: Step) => void;
  readonly edited: string | null;
};

function StepBody({ step, state, onOpen, edited }: StepBodyProps) {
  switch (step) {
    case 'basics':
      return <BasicsStep {...state} />;
    case 'interests':
      return <InterestsStep {...state} />;
    case 'dream':
      return <DreamStep {...state} />;
    case 'subjects':
      return <SubjectsStep {...state} />;
    case 'confirm':
      return <ConfirmStep state={state} onOpen={onOpen} edited={edited} />;
  }
}
