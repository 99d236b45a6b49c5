// Learning what one buys: its words, into the same reviews as all others, and a talk with its seller.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { WordToKeep, wordsBrought } from '../../../my-words/web/api.ts';
import { lessonQuery, type OrderLesson, ordersApi, refusalText } from '../queries.ts';
import { t } from '../texts.ts';

/** More are asked for: the order itself is what people come for. */
const FIRST = 6;

type LessonPartProps = {
  readonly id: string;
  /** Nothing is on its way any more. */
  readonly isOver: boolean;
};

export function LessonPart({ id, isOver }: LessonPartProps) {
  const query = useQuery(lessonQuery(id));
  return (
    <Section foldsOnPhone title={t('lesson.title')} lead={t(isOver ? 'lesson.leadOver' : 'lesson.lead')}>
      <QueryPart query={query} failed={t('lesson.failed')} explain={refusalText} lines={6}>
        {(lesson) => <Lesson id={id} lesson={lesson} />}
      </QueryPart>
    </Section>
  );
}

type LessonProps = { readonly id: string; readonly lesson: OrderLesson };

function Lesson({ id, lesson: { words, roleId } }: LessonProps) {
  const [isWhole, setWhole] = useState(false);
  const open = words.filter(({ isKept }) => !isKept).length;
  return (
    <div className="grid gap-4">
      {words.length === 0 ? null : (
        <ul>
          {(isWhole ? words : words.slice(0, FIRST)).map(({ word, pinyin, meaning, context, isKept }) => (
            <li key={word} className="border-b border-line py-1">
              <WordToKeep word={word} reading={pinyin} meaning={meaning} context={context} isKept={isKept} />
            </li>
          ))}
        </ul>
      )}
      {words.length > FIRST && !isWhole ? (
        <div>
          <Button look="ghost" onClick={() => setWhole(true)}>
            {t('lesson.more', { count: words.length - FIRST })}
          </Button>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {open === 0 ? null : <LearnAll id={id} count={open} />}
        <ButtonLink to={`/ai-role/${roleId}`}>{t('lesson.play')}</ButtonLink>
      </div>
      <p className="text-small text-muted">{t('lesson.playHint')}</p>
    </div>
  );
}

function LearnAll({ id, count }: { readonly id: string; readonly count: number }) {
  const queries = useQueryClient();
  const learn = useMutation({
    mutationFn: () => ordersApi.learnLesson({ id }),
    onSuccess: (lesson) => {
      queries.setQueryData(lessonQuery(id).queryKey, lesson);
      wordsBrought();
      const left = lesson.words.filter(({ isKept }) => !isKept).length;
      if (left === 0) notify('good', t('lesson.learnt'));
      else notify('retry', t('lesson.full', { count: left }));
    },
    onError: (error) => notify('wrong', refusalText(error)),
  });
  return (
    <Button busy={learn.isPending} onClick={() => learn.mutate()}>
      {t('lesson.learn', { count })}
    </Button>
  );
}
