// The form of a role with what can be done with it: save a version, publish it, see what is missing.

import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import type { RoleDraft } from '../../../domain/draft.ts';
import { isFault } from '../../../domain/problems.ts';
import { isSlug, slugOf } from '../../../domain/slug.ts';
import { t } from '../../texts.ts';
import { BasicsFields, PictureFields, VoiceFields } from '../fields/basics-fields.tsx';
import { changePart } from '../fields/changes.ts';
import { PlayFields } from '../fields/play-fields.tsx';
import { KnownProblems } from '../fields/problems.tsx';
import type { RoleForEditing } from '../queries.ts';
import { EditorActions } from './editor-actions.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { useRoleForm } from './use-role-form.ts';
import { useSaving } from './use-saving.ts';

type RoleEditorProps = {
  /** Undefined for a new role. */
  readonly role: RoleForEditing | undefined;
  /** What a new role begins with, or an older version that is taken up again. */
  readonly draft: RoleDraft;
  /** Under which the browser keeps what is typed. */
  readonly storageKey: string;
};

export function RoleEditor({ role, draft: begin, storageKey }: RoleEditorProps) {
  const form = useRoleForm({ key: storageKey, draft: begin, version: role?.version ?? 0 });
  const [isMarked, setMarked] = useState(false);
  const [wanted, setWanted] = useState<{ readonly path: string }>();
  const navigate = useNavigate();
  const id = role?.id ?? (form.id || slugOf(form.draft.name.en));
  const saving = useSaving({ id, isNew: role === undefined, form, onCreated: (path) => void navigate(path) });
  const { problems } = form;
  // The same one as long as it says the same: every field listens to it.
  const known = useMemo(() => ({ problems, isMarked, wanted }), [problems, isMarked, wanted]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    // What is folded opens first.
    const timer = setTimeout(() => focusAt(place.current, wanted.path), OPENING_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const mark = (path?: string) => {
    setMarked(true);
    const first = path ?? form.problems.find(isFault)?.path;
    if (first !== undefined) setWanted({ path: first });
  };
  return (
    <KnownProblems value={known}>
      <div className="grid gap-8 wide:grid-cols-[minmax(0,1fr)_18rem] wide:items-start">
        <div ref={place} className="grid min-w-0 gap-10">
          <EditorNotices role={role} form={form} saving={saving} />
          {role === undefined ? (
            <div className="max-w-form">
              <TextField
                label={t('form.id')}
                hint={t('form.idHint')}
                error={form.id === '' || isSlug(form.id) ? undefined : t('form.idWrong')}
                value={form.id}
                placeholder={slugOf(form.draft.name.en)}
                onChange={({ target }) => form.changeId(target.value)}
                maxLength={60}
                autoComplete="off"
                spellCheck={false}
              />
            </div>
          ) : null}
          <BasicsFields draft={form.draft} onChange={form.change} />
          <PictureFields picture={form.draft.picture} onChange={changePart(form.change, 'picture')} />
          <VoiceFields
            voice={form.draft.voice}
            opening={form.draft.play.opening.zh}
            onChange={changePart(form.change, 'voice')}
          />
          <PlayFields draft={form.draft} onChange={form.change} />
        </div>
        <EditorActions role={role} form={form} saving={saving} isMarked={isMarked} onMark={mark} />
      </div>
    </KnownProblems>
  );
}

const OPENING_MS = 60;

/** The field of this place, or of what it lies in. */
function focusAt(within: HTMLElement | null, path: string): void {
  for (let steps = path.split('.'); steps.length > 0; steps = steps.slice(0, -1)) {
    const found = within?.querySelector<HTMLElement>(`[data-path="${CSS.escape(steps.join('.'))}"]`);
    if (!found) continue;
    found.focus();
    found.scrollIntoView({ block: 'center' });
    return;
  }
}
