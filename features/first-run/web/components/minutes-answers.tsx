// How much time a day: each choice says whether it is free, and a line above them says what happens to who chooses more.

import { useIsYounger } from '../../../account/web/api.ts';
import { MINUTES_A_DAY, type MinutesADay } from '../../../learner-settings/domain/index.ts';
import { useToday } from '../../../study-time/web/api.ts';
import { t } from '../texts.ts';
import { Answer } from './question.tsx';

type MinutesAnswersProps = {
  readonly chosen: MinutesADay | null;
  readonly onAnswer: (minutes: MinutesADay) => void;
};

export function MinutesAnswers({ chosen, onAnswer }: MinutesAnswersProps) {
  const free = useFreeMinutes();
  // To whoever is younger nothing is offered that takes money.
  const isYounger = useIsYounger();
  const offered = MINUTES_A_DAY.filter((minutes) => !isYounger || free === undefined || minutes <= free);
  return (
    <>
      {free === undefined || isYounger ? null : (
        <li className="text-small text-muted">{t('minutes.whatIsFree', { count: free })}</li>
      )}
      {offered.map((minutes) => (
        <Answer
          key={minutes}
          title={t('minutes.count', { count: minutes })}
          note={t(`minutes.notes.${minutes}`)}
          mark={
            free === undefined || isYounger
              ? undefined
              : t(minutes <= free ? 'minutes.free' : 'minutes.member')
          }
          isChosen={minutes === chosen}
          onChoose={() => onAnswer(minutes)}
        />
      ))}
    </>
  );
}

/** What a day gives this person; undefined while that is not known, and for who has no limit. */
function useFreeMinutes(): number | undefined {
  const today = useToday();
  return today?.limited ? Math.floor(today.given / 60) : undefined;
}
