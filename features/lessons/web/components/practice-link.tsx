// Leads to the exercises of a lesson, and says whether they begin, go on or come again.

import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { type LessonFile, lessonItemsOf, progressOf } from '../../domain/index.ts';
import { progressQuery } from '../queries.ts';
import { t } from '../texts.ts';

type PracticeLinkProps = { readonly lesson: LessonFile; readonly look: 'primary' | 'secondary' };

/** They can be done whether or not what was reached is known. */
export function PracticeLink({ lesson, look }: PracticeLinkProps) {
  const { data: answers = [] } = useQuery(progressQuery(lesson.id));
  const { state } = progressOf(lessonItemsOf(lesson), answers);
  return (
    <ButtonLink
      look={state === 'completed' ? 'secondary' : look}
      to={`/study/lessons/${lesson.id}/practice`}
      icon={<Play aria-hidden="true" size={18} />}
    >
      {t(`exercises.start.${state}`)}
    </ButtonLink>
  );
}
