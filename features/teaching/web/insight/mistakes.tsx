// What several learners missed this week, with an exercise of it that is ready to be given.

import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { GiveDialog } from '../assignments/give-dialog.tsx';
import type { TaskDraft } from '../assignments/task-draft.ts';
import { LearnerLink } from '../components/learner-link.tsx';
import type { Insight } from '../queries.ts';
import { t } from '../texts.ts';
import { MissedName } from './missed-name.tsx';

type Mistake = Insight['mistakes'][number];
type MistakesProps = { readonly classId: string; readonly mistakes: readonly Mistake[] };

export function Mistakes({ classId, mistakes }: MistakesProps) {
  const words = mistakes
    .filter(({ kind, givenBy }) => kind === 'word' && givenBy === null)
    .map(({ key }) => key);
  return (
    <Section title={t('insight.mistakes')} lead={t('insight.mistakesLead')}>
      {mistakes.length === 0 ? <p className="text-muted">{t('insight.noMistakes')}</p> : null}
      <ul className="border-b border-line">
        {mistakes.map((mistake) => (
          <li
            key={`${mistake.kind} ${mistake.key} ${mistake.reading}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2"
          >
            <MissedName mistake={mistake} />
            <details className="text-small text-muted">
              <summary className="inline-flex min-h-11 cursor-pointer items-center underline">
                {t('insight.missedBy', { count: mistake.learners, times: mistake.misses })}
              </summary>
              <ul aria-label={t('insight.who')} className="flex flex-wrap gap-x-4">
                {mistake.who.map(({ id, name }) => (
                  <li key={id}>
                    <LearnerLink classId={classId} id={id} name={name} />
                  </li>
                ))}
              </ul>
            </details>
            {mistake.givenBy !== null ? (
              <Link
                to={`/teaching/classes/${classId}/assignments/${mistake.givenBy}`}
                className="inline-flex min-h-11 items-center text-small text-good underline"
              >
                {t('insight.given')}
              </Link>
            ) : mistake.lesson === null ? null : (
              <GiveButton
                classId={classId}
                start={{ kind: 'lesson', lesson: mistake.lesson }}
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
            start={{
              kind: 'words',
              heading: t('insight.wordsHeading'),
              words: [...new Set(words)].join(' '),
            }}
            label={t('insight.giveWords', { count: words.length })}
          />
        </div>
      )}
    </Section>
  );
}

type GiveButtonProps = {
  readonly classId: string;
  readonly start: Partial<TaskDraft>;
  readonly label: string;
};

/** The exercise is ready: what is in it and when it is due are looked at before it is given. */
function GiveButton({ classId, start, label }: GiveButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen ? <GiveDialog classId={classId} start={start} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
