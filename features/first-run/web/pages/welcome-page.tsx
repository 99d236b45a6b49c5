// The first run: one question at a time, each answer a tap, then the first talk.

import { useEffect, useRef, useState } from 'react';
import { LANGUAGE_NAMES, LOCALES } from '../../../../kit/core/locale.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { Loading } from '../../../../kit/web/ui/loading/loading.tsx';
import { PageTitle } from '../../../../kit/web/ui/page/page-title.tsx';
import { LEARNER_LEVELS, type LearnerLevel, REASONS } from '../../../learner-settings/domain/index.ts';
import { changeLearnerSettings, useLearnerSettings } from '../../../learner-settings/web/api.ts';
import { MinutesAnswers } from '../components/minutes-answers.tsx';
import { Answer, Question } from '../components/question.tsx';
import { t } from '../texts.ts';
import { useFirstTalk } from '../use-first-talk.ts';

const STEPS = ['level', 'reason', 'minutes'] as const;
type Step = (typeof STEPS)[number];

export function WelcomePage() {
  const [place, setPlace] = useState(0);
  const settings = useLearnerSettings();
  const { isBeginning, begin } = useFirstTalk();
  const step = STEPS[place] ?? 'minutes';
  const next = () => setPlace(place + 1);
  const skip = () => begin(settings.level);
  const title = useFocusOnStep(place);
  if (isBeginning) return <Loading />;
  return (
    <div data-one-task className="mx-auto grid w-full max-w-form gap-6 px-4 py-8 tablet:py-14">
      <PageTitle title={t('title')} />
      <Question
        titleRef={title}
        title={t(`${step}.title`)}
        lead={t(`${step}.lead`)}
        place={place}
        count={STEPS.length}
      >
        {step === 'level' ? (
          <LevelAnswers
            onAnswer={(level) => {
              changeLearnerSettings({ level });
              next();
            }}
          />
        ) : null}
        {step === 'reason'
          ? REASONS.map((reason) => (
              <Answer
                key={reason}
                title={t(`reason.${reason}`)}
                onChoose={() => {
                  changeLearnerSettings({ reason });
                  next();
                }}
              />
            ))
          : null}
        {step === 'minutes' ? (
          <MinutesAnswers
            onAnswer={(minutesADay) => {
              changeLearnerSettings({ minutesADay });
              begin(settings.level);
            }}
          />
        ) : null}
      </Question>
      {step === 'level' ? (
        <div className="-mx-4">
          <ButtonLink look="ghost" to="/placement">
            {t('placement')}
          </ButtonLink>
        </div>
      ) : null}
      {step === 'level' ? (
        <SegmentedControl
          label={t('language')}
          value={settings.explanationLanguage}
          onChange={(explanationLanguage) => changeLearnerSettings({ explanationLanguage })}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      ) : null}
      <Footer step={step} onBack={() => setPlace(place - 1)} onSkip={skip} />
    </div>
  );
}

function LevelAnswers({ onAnswer }: { readonly onAnswer: (level: LearnerLevel) => void }) {
  return LEARNER_LEVELS.map((level) => (
    <Answer
      key={level}
      title={t(`level.${level}.title`)}
      note={t(`level.${level}.note`)}
      onChoose={() => onAnswer(level)}
    />
  ));
}

type FooterProps = { readonly step: Step; readonly onBack: () => void; readonly onSkip: () => void };

function Footer({ step, onBack, onSkip }: FooterProps) {
  return (
    <div className="border-t border-line pt-4">
      <div className="-mx-4 flex flex-wrap justify-between gap-2">
        {step === 'level' ? (
          <span />
        ) : (
          <Button look="ghost" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        <Button look="ghost" onClick={onSkip}>
          {t(step === 'level' ? 'skip' : 'startNow')}
        </Button>
      </div>
      <p className="mt-2 text-small text-muted">{t('later')}</p>
    </div>
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
