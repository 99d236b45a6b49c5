// What several learners missed this week, with an exercise of it that is given by one tap.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { locale } from '../../../../kit/web/i18n.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { endOfDay, inAWeek } from '../assignments/due-day.ts';
import { type Insight, TAUGHT, teachingApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';

type Mistake = Insight['mistakes'][number];
type MistakesProps = { readonly classId: string; readonly mistakes: readonly Mistake[] };
type Task = Parameters<typeof teachingApi.putAssignment>[0]['task'];

export function Mistakes({ classId, mistakes }: MistakesProps) {
  const words = mistakes.filter(({ kind }) => kind === 'word').map(({ key }) => key);
  return (
    <Section title={t('insight.mistakes')} lead={t('insight.mistakesLead')}>
      {mistakes.length === 0 ? <p className="text-muted">{t('insight.noMistakes')}</p> : null}
      <ul className="border-b border-line">
        {mistakes.map((mistake) => (
          <li
            key={`${mistake.kind} ${mistake.key} ${mistake.reading}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2"
          >
            <Name mistake={mistake} />
            <span className="text-small text-muted">
              {t('insight.missedBy', { count: mistake.learners, times: mistake.misses })}
            </span>
            {mistake.lesson === null ? null : (
              <GiveButton
                classId={classId}
                task={{ kind: 'lesson', target: mistake.lesson }}
                label={t('insight.giveLesson')}
              />
            )}
          </li>
        ))}
      </ul>
      {words.length === 0 ? null : (
        <div className="mt-4">
          <GiveButton
            classId={classId}
            task={{ kind: 'words', heading: t('insight.wordsHeading'), words: [...new Set(words)] }}
            label={t('insight.giveWords', { count: words.length })}
          />
        </div>
      )}
    </Section>
  );
}

function Name({ mistake: { key, title } }: { readonly mistake: Mistake }) {
  return (
    <span className="min-w-0 font-medium wrap-anywhere">
      {title === null ? <Chinese text={key} /> : <MixedText text={title[locale]} />}
    </span>
  );
}

type GiveButtonProps = { readonly classId: string; readonly task: Task; readonly label: string };

/** Gives it for a week from today; pressed twice, it is given once. */
function GiveButton({ classId, task, label }: GiveButtonProps) {
  const [assignmentId] = useState(newId);
  const queries = useQueryClient();
  const giving = useMutation({
    mutationFn: () => {
      const dueAt = endOfDay(inAWeek(new Date())).toISOString();
      return teachingApi.putAssignment({ id: classId, assignmentId, task, note: '', dueAt });
    },
    onSuccess: async () => {
      notify('good', t('assign.given'));
      await queries.invalidateQueries({ queryKey: [...TAUGHT, 'assignments', classId] });
    },
    onError: (error) => notify('wrong', refusalText(error)),
  });
  return giving.isSuccess ? (
    <span className="text-small text-good">{t('insight.given')}</span>
  ) : (
    <Button busy={giving.isPending} onClick={() => giving.mutate()}>
      {label}
    </Button>
  );
}
