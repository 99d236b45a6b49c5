// What a lesson is called, where it stands in the course, and what the learner can do afterwards.

import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import { ChineseWords } from '../../../my-words/web/api.ts';
import type { LessonFile } from '../../domain/index.ts';
import { MEANING_LANGUAGE } from '../queries.ts';
import { t } from '../texts.ts';

type LessonHeadProps = {
  readonly lesson: Pick<LessonFile, 'title' | 'level' | 'order' | 'goals'>;
  /** Where the page has another heading already. */
  readonly isPart?: boolean;
};

export function LessonHead({ lesson: { title, level, order, goals }, isPart = false }: LessonHeadProps) {
  const Title = isPart ? 'h3' : 'h1';
  const Goals = isPart ? 'h4' : 'h2';
  return (
    <header>
      <p className="text-small text-muted">
        {t(`levels.${level}`)} · {t('lesson.number', { number: order })}
      </p>
      <Title lang="zh-Hans" className="mt-1 font-serif text-title font-bold">
        {title.zh}
      </Title>
      {locale === 'zh' ? null : <p className="text-muted">{title[locale]}</p>}
      <Goals className="mt-5 text-small font-bold text-muted">{t('lesson.goals')}</Goals>
      <ul className="mt-2 grid gap-2">
        {goals.map((goal) => (
          <li key={goal.zh} className="border-s-2 border-seal-mark ps-3">
            <ChineseWords text={goal.zh} />
            {locale === 'zh' ? null : (
              <span lang={LANGUAGE_TAGS[MEANING_LANGUAGE]} className="block text-small text-muted">
                {goal[MEANING_LANGUAGE]}
              </span>
            )}
          </li>
        ))}
      </ul>
    </header>
  );
}
