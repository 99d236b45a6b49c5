// Beside the form: how far the role is, what is missing, and the buttons that save and publish.

import { Button, ButtonLink } from '../../../../../kit/web/ui/elements/button.tsx';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { isFault } from '../../../domain/problems.ts';
import { t } from '../../texts.ts';
import { CardDownloads } from '../card/card-downloads.tsx';
import { placeOf, textOf } from '../fields/problems.tsx';
import type { RoleForEditing } from '../queries.ts';
import type { RoleForm } from './use-role-form.ts';
import type { Saving } from './use-saving.ts';

type EditorActionsProps = {
  readonly role: RoleForEditing | undefined;
  readonly form: RoleForm;
  readonly saving: Saving;
  /** Whether somebody has asked what is missing; until then a long list would only frighten. */
  readonly isMarked: boolean;
  /** Has the fields say what is wrong, and goes to a place, or to the first one. */
  readonly onMark: (path?: string) => void;
};

export function EditorActions({ role, form, saving, isMarked, onMark }: EditorActionsProps) {
  const faults = form.problems.filter(isFault).length;
  const publish = () => (faults > 0 ? onMark() : saving.publish());
  return (
    <aside className="grid gap-5 rounded-soft border border-line bg-surface p-5 wide:sticky wide:top-20 wide:max-h-[calc(100dvh-11rem)] wide:overflow-y-auto">
      <h2 className="font-serif text-lead font-bold">{t('editor.title')}</h2>
      <output className="text-small">
        {form.isChecked ? <State faults={faults} /> : t('editor.checking')}
      </output>
      {isMarked || form.problems.length <= SHOWN ? <ProblemList form={form} onMark={onMark} /> : null}
      <TextField
        label={t('editor.note')}
        hint={t('editor.noteHint')}
        value={saving.note}
        onChange={({ target }) => saving.setNote(target.value)}
        maxLength={500}
        autoComplete="off"
      />
      <div className="grid gap-3">
        <Button wide busy={saving.isBusy} onClick={saving.save}>
          {t('editor.save')}
        </Button>
        <Button look="primary" wide busy={saving.isBusy} onClick={publish}>
          {t('editor.publish')}
        </Button>
        {saving.failure === undefined ? null : <Notice tone="wrong">{saving.failure}</Notice>}
        {role !== undefined || form.isChanged ? (
          <p className="text-caption text-muted">
            {form.isChanged ? t('editor.unsaved') : t('editor.allSaved')}
          </p>
        ) : null}
      </div>
      {role === undefined ? null : (
        <div className="grid justify-items-start border-t border-line pt-3">
          <ButtonLink look="ghost" to={`/admin/ai-roles/${role.id}/history`}>
            {t('editor.history')}
          </ButtonLink>
          <CardDownloads role={role} />
        </div>
      )}
    </aside>
  );
}

function State({ faults }: { readonly faults: number }) {
  return faults === 0 ? t('editor.complete') : t('editor.faults', { count: faults });
}

/** More at once would be a wall; the counts at the folds tell of the others. */
const SHOWN = 8;

function ProblemList({ form: { problems }, onMark }: Pick<EditorActionsProps, 'form' | 'onMark'>) {
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
              <span className="font-medium">{placeOf(problem.path)}</span>{' '}
              <span className={isFault(problem) ? 'text-wrong' : 'text-muted'}>{textOf(problem)}</span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="px-2 text-caption text-muted">{t('editor.more', { count: more })}</p> : null}
    </div>
  );
}
