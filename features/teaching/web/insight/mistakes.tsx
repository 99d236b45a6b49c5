// What several learners missed this week, with an exercise of it that is ready to be given.

import { useState } from 'react';
import { Link } from 'react-router';
import { locale } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { GiveDialog } from '../assignments/give-dialog.tsx';
import type { TaskDraft } from '../assignments/task-draft.ts';
import type { Insight } from '../queries.ts';
import { t } from '../texts.ts';

type Mistake = Insight['mistakes'][number];
type MistakesProps = { readonly classId: string; readonly mistakes: readonly Mistake[] };

export function Mistakes({ classId, mistakes }: MistakesProps) {
  const words = mistakes.filter(({ kind, isGiven }) => kind === 'word' && !isGiven).map(({ key }) => key);
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
            {mistake.isGiven ? (
              <Link
                to={`/teaching/classes/${classId}?tab=assignments`}
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

function Name({ mistake: { key, title } }: { readonly mistake: Mistake }) {
  return (
    <span className="min-w-0 font-medium wrap-anywhere">
      {title === null ? <Chinese text={key} /> : <MixedText text={title[locale]} />}
    </span>
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
