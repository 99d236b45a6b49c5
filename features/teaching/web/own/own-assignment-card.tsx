// One assignment as a learner has it: what to do, by when, how far they are, and where it is done.

import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { AssignedWords } from '../assignments/assigned-words.tsx';
import { nameOf, pathOf } from '../assignments/assignment-name.ts';
import { State } from '../assignments/results-table.tsx';
import type { OwnAssignment } from '../queries.ts';
import { showDay, showDueDay } from '../show.ts';
import { t } from '../texts.ts';
import { HandInForm } from './hand-in-form.tsx';
import { TrainWords } from './train-words.tsx';

export function OwnAssignmentCard({ assignment }: { readonly assignment: OwnAssignment }) {
  const { kind, note, words, dueOn, isDone, withdrawnAt } = assignment;
  const isOver = isDone || withdrawnAt !== null;
  const path = pathOf(assignment);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="min-w-0 font-bold wrap-anywhere">{nameOf(assignment)}</h3>
        {withdrawnAt !== null && assignment.handIn === null && !isDone ? null : <State {...assignment} />}
      </div>
      <p className="mt-1 text-small text-muted">
        {t(`assign.kinds.${kind}`)} · {t('assign.due', { date: showDueDay(dueOn) })}
        {withdrawnAt === null ? null : ` · ${t('assign.withdrawnOn', { date: showDay(withdrawnAt) })}`}
      </p>
      {note === '' ? null : <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">{note}</p>}
      {words.length === 0 ? null : (
        <div className="mt-3">
          <AssignedWords words={words} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {kind === 'words' && !isOver ? <TrainWords assignment={assignment} /> : null}
        {kind === 'words' || kind === 'writing' || path === undefined || withdrawnAt !== null ? null : (
          <ButtonLink look={isDone ? 'secondary' : 'primary'} to={path}>
            {t(isDone ? 'own.again' : `own.go.${kind}`)}
          </ButtonLink>
        )}
      </div>
      {kind === 'writing' ? <HandInForm assignment={assignment} /> : null}
    </>
  );
}
