// How a word that is being learnt has gone so far: its cards with their intervals, and the last answers.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { formatDate } from '../../../../../kit/web/i18n.ts';
import type { StudyContract } from '../../../../study/contract.ts';
import { t } from '../../texts.ts';

type NextReview = NonNullable<InferContractRouterOutputs<StudyContract>['readWord']>;

/** Folded until somebody asks; nothing before the first answer. */
export function LearningHistory({ cards, answers }: Pick<NextReview, 'cards' | 'answers'>) {
  if (cards.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 py-2.5 text-small text-active">{t('card.learning.history.title')}</summary>
      <ul className="grid gap-1 text-small">
        {cards.map((card) => (
          <li key={card.skill}>
            {t('card.learning.history.stood', { skill: skillName(card.skill), facts: factsOf(card) })}
          </li>
        ))}
      </ul>
      {answers.length > 0 ? (
        <>
          <p className="mt-3 text-small font-bold text-muted">{t('card.learning.history.answers')}</p>
          <ul className="grid gap-1 text-small text-muted">
            {answers.map(({ at, skill, isRight }) => (
              <li key={`${at} ${skill}`}>
                {t('card.learning.history.answer', {
                  date: dateOf(at),
                  skill: skillName(skill),
                  how: t(`card.learning.history.${isRight ? 'right' : 'wrong'}`),
                })}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </details>
  );
}

type Card = NextReview['cards'][number];

const skillName = (skill: Card['skill']): string => t(`card.learning.history.skills.${skill}`);

const dateOf = (at: string): string =>
  formatDate(new Date(at), { day: 'numeric', month: 'short', year: 'numeric' });

function factsOf({ stage, isSuspended, due, intervalDays, reviews, lapses }: Card): string {
  const facts = [
    isSuspended ? t('card.learning.history.aside') : null,
    stage === 'learning' ? t('card.learning.history.learning') : null,
    intervalDays === null ? null : intervalText(intervalDays),
    t('card.learning.history.reviews', { count: reviews }),
    t('card.learning.history.lapses', { count: lapses }),
    due === null ? null : t('card.learning.history.due', { date: dateOf(due) }),
  ];
  return facts.filter((fact) => fact !== null).join(' · ');
}

const intervalText = (days: number): string =>
  days === 0 ? t('card.learning.history.sameDay') : t('card.learning.history.interval', { count: days });
