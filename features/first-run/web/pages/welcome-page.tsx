// The first run: one question at a time, each answer a tap, then the first talk.

import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { LANGUAGE_OPTIONS } from '../../../../kit/web/ui/fields/language-options.ts';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { Loading } from '../../../../kit/web/ui/loading/loading.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { PageTitle } from '../../../../kit/web/ui/page/page-title.tsx';
import { LEARNER_LEVELS, REASONS, type Reason } from '../../../learner-settings/domain/index.ts';
import { changeLearnerSettings, useLearnerSettings } from '../../../learner-settings/web/api.ts';
import { useAge } from '../../../privacy/web/api.ts';
import { AgeStep } from '../components/age-step.tsx';
import { MinutesAnswers } from '../components/minutes-answers.tsx';
import { Answer, Question } from '../components/question.tsx';
import { type Step, useOpenStep } from '../open-step.ts';
import { t } from '../texts.ts';
import { useFirstTalk } from '../use-first-talk.ts';

export function WelcomePage() {
  const settings = useLearnerSettings();
  const { isBeginning, begin, partner, guestTalk } = useFirstTalk();
  const age = useAge();
  // The question of age stands before the others where nobody has asked it.
  const { step, before, place, count, open, placementUrl } = useOpenStep(settings.level, age === null);
  const title = useFocusOnStep(age === null ? 0 : place);
  if (isBeginning || age === undefined) return <Loading />;
  return (
    <div data-one-task className="mx-auto grid w-full max-w-form gap-4 px-4 py-4 tablet:gap-6 tablet:py-14">
      <PageTitle title={t('title')} />
      {guestTalk === undefined ? null : (
        <Notice
          tone="info"
          title={t('guestTalk.title', { name: guestTalk.name })}
          action={
            <>
              <Button busy={guestTalk.isKeeping} onClick={guestTalk.keep}>
                {t('guestTalk.keep')}
              </Button>
              <Button look="ghost" onClick={guestTalk.forget}>
                {t('guestTalk.forget')}
              </Button>
            </>
          }
        >
          {t('guestTalk.body', { name: guestTalk.name })}
        </Notice>
      )}
      {age === null ? (
        <AgeStep titleRef={title} count={count} />
      ) : (
        <>
          <Question
            titleRef={title}
            title={t(`${step}.title`)}
            lead={t(`${step}.lead`)}
            place={place}
            count={count}
            above={
              <Button look="ghost" onClick={() => begin(settings.level)}>
                {t(step === 'level' ? 'skip' : 'startNow')}
              </Button>
            }
          >
            <Answers step={step} onNext={open} onDone={() => begin(settings.level)} />
          </Question>
          {step === 'level' ? (
            <>
              <div className="-mx-4 grid justify-items-start">
                <ButtonLink look="ghost" to={placementUrl}>
                  {t('placement')}
                </ButtonLink>
                {age === 'younger' ? null : <ForChild />}
              </div>
              <ExplanationLanguage />
            </>
          ) : (
            <div className="-mx-4">
              <Button look="ghost" onClick={() => open(before)}>
                {t('back')}
              </Button>
            </div>
          )}
        </>
      )}
      <p className="border-t border-line pt-4 text-small text-muted">
        {partner === undefined ? null : `${t('goesOn', { name: partner })} `}
        {t('later')}
      </p>
    </div>
  );
}

/** Of nobody who is younger. */
const GROWN_REASONS: readonly Reason[] = ['work', 'child'];

type AnswersProps = {
  readonly step: Step;
  readonly onNext: (step: Step) => void;
  readonly onDone: () => void;
};

/** What was answered before is marked: who comes back sees it. */
function Answers({ step, onNext, onDone }: AnswersProps) {
  const { level, reason, minutesADay } = useLearnerSettings();
  const isYounger = useAge() === 'younger';
  switch (step) {
    case 'level':
      return LEARNER_LEVELS.map((each) => (
        <Answer
          key={each}
          title={t(`level.${each}.title`)}
          note={t(`level.${each}.note`)}
          isChosen={each === level}
          onChoose={() => {
            changeLearnerSettings({ level: each });
            onNext('reason');
          }}
        />
      ));
    case 'reason':
      return REASONS.filter((each) => !(isYounger && GROWN_REASONS.includes(each))).map((each) => (
        <Answer
          key={each}
          title={t(`reason.${each}`)}
          isChosen={each === reason}
          onChoose={() => {
            changeLearnerSettings({ reason: each });
            onNext('minutes');
          }}
        />
      ));
    case 'minutes':
      return (
        <MinutesAnswers
          chosen={minutesADay}
          onAnswer={(minutes) => {
            changeLearnerSettings({ minutesADay: minutes });
            onDone();
          }}
        />
      );
  }
}

/** Who comes for a child answers for the child, in the steps of a plan: the questions here are about oneself. */
function ForChild() {
  const navigate = useNavigate();
  return (
    <Button
      look="ghost"
      onClick={() => {
        changeLearnerSettings({ reason: 'child' });
        void navigate('/adaptive-learning');
      }}
    >
      {t('forChild')}
    </Button>
  );
}

function ExplanationLanguage() {
  const { explanationLanguage } = useLearnerSettings();
  return (
    <SegmentedControl
      label={t('language')}
      value={explanationLanguage}
      onChange={(chosen) => changeLearnerSettings({ explanationLanguage: chosen })}
      options={LANGUAGE_OPTIONS}
    />
  );
}

/** The next question is read out, and the keyboard goes on from it. */
function useFocusOnStep(place: number) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (place > 0) title.current?.focus();
    scrollTo({ top: 0 });
  }, [place]);
  return title;
}
