// Beside the form: how far the draft is, what is missing, and the buttons that save and publish.

import { type ReactNode, useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { isFault, type Problem } from '../../domain/index.ts';
import { placeOf, type StepName, textOf } from '../fields/problems.tsx';
import { t } from '../texts.ts';
import { PublishDialog, type ReadMet } from './publish-dialog.tsx';
import type { DraftForm } from './use-draft-form.ts';
import type { Saving } from './use-saving.ts';

type EditorActionsProps<Draft extends object> = {
  readonly form: DraftForm<Draft>;
  readonly saving: Saving;
  readonly isStored: boolean;
  /** Whether somebody has asked what is missing; until then a long list would only frighten. */
  readonly isMarked: boolean;
  readonly stepName: StepName;
  /** Has the fields say what is wrong, and goes to a place, or to the first one. */
  readonly onMark: (path?: string) => void;
  readonly readMet: ReadMet<Draft>;
  readonly learners: ReactNode;
  /** Shows what is stored again; undefined where nothing is. */
  readonly onDiscard: (() => Promise<void>) | undefined;
  readonly children?: ReactNode;
};

export function EditorActions<Draft extends object>(props: EditorActionsProps<Draft>) {
  const { form, saving, isStored, isMarked, stepName, readMet, learners, onMark, onDiscard, children } =
    props;
  const [isAsking, setAsking] = useState(false);
  const faults = form.problems.filter(isFault).length;
  // Where the check has not caught up with what is typed, the server decides.
  const publish = () => {
    if (saving.isMet) notify('retry', t('editor.nothingNew'));
    else if (faults > 0 && form.isCurrent) onMark();
    else setAsking(true);
  };
  return (
    <>
      {isAsking ? (
        <PublishDialog
          readDraft={() => Promise.resolve(form.draft)}
          readMet={readMet}
          stepName={stepName}
          learners={learners}
          onPublish={() => {
            setAsking(false);
            saving.publish();
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
      <aside className="grid gap-5 rounded-soft border border-line bg-surface p-5 wide:sticky wide:top-20 wide:max-h-[calc(100dvh-7rem)] wide:overflow-y-auto">
        <h2 className="font-serif text-lead font-bold">{t('editor.title')}</h2>
        <output className="text-small">
          {form.isChecked ? <State faults={faults} /> : t('editor.checking')}
        </output>
        {isMarked || form.problems.length <= SHOWN ? (
          <ProblemList problems={form.problems} stepName={stepName} onMark={onMark} />
        ) : null}
        <TextField
          label={t('editor.note')}
          hint={t('editor.noteHint')}
          value={saving.note}
          onChange={({ target }) => saving.setNote(target.value)}
          maxLength={500}
          autoComplete="off"
        />
        <div className="grid gap-3">
          <div className="grid gap-3 max-wide:hidden">
            <SaveButtons saving={saving} onPublish={publish} />
          </div>
          {form.isChanged && onDiscard ? (
            <Button look="ghost" wide onClick={() => void onDiscard()}>
              {t('editor.discard')}
            </Button>
          ) : null}
          {saving.failure === undefined ? null : <Notice tone="wrong">{saving.failure}</Notice>}
          {isStored || form.isChanged ? (
            <p className="text-caption text-muted">
              {form.isChanged ? t('editor.unsaved') : t('editor.allSaved')}
            </p>
          ) : null}
        </div>
        {children ? (
          <div className="grid justify-items-start border-t border-line pt-3">{children}</div>
        ) : null}
      </aside>
      {/* Where nothing stands beside the form, the way to save stays in sight all the same. */}
      <div className="sticky bottom-(--bar-bottom) z-10 flex gap-3 border-t border-line-strong bg-ground py-3 wide:hidden">
        <SaveButtons saving={saving} onPublish={publish} />
      </div>
    </>
  );
}

type SaveButtonsProps = { readonly saving: Saving; readonly onPublish: () => void };

function SaveButtons({ saving, onPublish }: SaveButtonsProps) {
  return (
    <>
      <Button wide busy={saving.isBusy} onClick={saving.save}>
        {t('editor.save')}
      </Button>
      <Button look="primary" wide busy={saving.isBusy} onClick={onPublish}>
        {t('editor.publish')}
      </Button>
    </>
  );
}

function State({ faults }: { readonly faults: number }) {
  return faults === 0 ? t('editor.complete') : t('editor.faults', { count: faults });
}

/** More at once would be a wall; the counts at the folds tell of the others. */
const SHOWN = 8;

type ProblemListProps = {
  readonly problems: readonly Problem[];
  readonly stepName: StepName;
  readonly onMark: (path: string) => void;
};

function ProblemList({ problems, stepName, onMark }: ProblemListProps) {
  if (problems.length === 0) return null;
  const sorted = problems.toSorted((a, b) => Number(isFault(b)) - Number(isFault(a)));
  const more = problems.length - SHOWN;
  return (
    <div>
      <ul className="grid gap-1 text-small">
        {sorted.slice(0, SHOWN).map((problem) => (
          <li key={`${problem.path} ${problem.code} ${problem.detail}`}>
            <button
              type="button"
              onClick={() => onMark(problem.path)}
              className="min-h-11 w-full rounded-soft px-2 py-1 text-start transition-colors hover:bg-raised"
            >
              <span className="font-medium">{placeOf(problem.path, stepName)}</span>{' '}
              <span className={isFault(problem) ? 'text-wrong' : 'text-muted'}>{textOf(problem)}</span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="px-2 text-caption text-muted">{t('editor.more', { count: more })}</p> : null}
    </div>
  );
}
