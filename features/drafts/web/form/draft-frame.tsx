// Around the fields of a draft: what an admin has to know before going on, and beside them what can be done.

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { isFault } from '../../domain/index.ts';
import { KnownProblems, type StepName } from '../fields/problems.tsx';
import { EditorActions } from './editor-actions.tsx';
import { EditorNotices, type Newest } from './editor-notices.tsx';
import type { ReadMet } from './publish-dialog.tsx';
import type { DraftForm } from './use-draft-form.ts';
import type { Saving } from './use-saving.ts';

export type Start = {
  readonly path: string;
  readonly rangeIn: (text: string) => { readonly at: number; readonly length: number } | undefined;
};

export type DraftFrameProps<Draft extends object> = {
  readonly form: DraftForm<Draft>;
  readonly saving: Saving;
  /** What is stored; undefined for something new. */
  readonly newest: Newest<Draft> | undefined;
  /** Before it is published, what changes is shown. */
  readonly readMet: ReadMet<Draft>;
  /** Who has met it: said before it is published. */
  readonly learners?: ReactNode;
  /** What the steps of a place are called. */
  readonly stepName: StepName;
  /** Where somebody found what they looked for, and what of the text there it is. */
  readonly start?: Start | undefined;
  /** Beside the buttons that save: other ways on. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
};

export function DraftFrame<Draft extends object>(props: DraftFrameProps<Draft>) {
  const { form, saving, newest, readMet, learners, stepName, start, more, children } = props;
  const [isMarked, setMarked] = useState(false);
  const [wanted, setWanted] = useState<{ readonly path: string } | undefined>(start && { path: start.path });
  const [begun] = useState(start);
  const { problems } = form;
  // The same one as long as it says the same: every field listens to it.
  const found = begun?.path;
  const known = useMemo(() => ({ problems, isMarked, wanted, found }), [problems, isMarked, wanted, found]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    // What is folded opens first.
    const timer = setTimeout(() => {
      const field = focusAt(place.current, wanted.path);
      if (wanted.path === begun?.path) select(field, begun);
    }, OPENING_MS);
    return () => clearTimeout(timer);
  }, [wanted, begun]);
  const mark = (path?: string) => {
    setMarked(true);
    const first = path ?? problems.find(isFault)?.path;
    if (first !== undefined) setWanted({ path: first });
  };
  return (
    <KnownProblems value={known}>
      <div className="grid gap-8 wide:grid-cols-[minmax(0,1fr)_18rem] wide:items-start">
        <div ref={place} className="grid min-w-0 gap-10">
          <EditorNotices form={form} saving={saving} newest={newest} />
          {children}
        </div>
        <EditorActions
          form={form}
          saving={saving}
          isStored={newest !== undefined}
          isMarked={isMarked}
          stepName={stepName}
          readMet={readMet}
          learners={learners}
          onMark={mark}
          onDiscard={
            newest &&
            (async () => {
              form.drop(await newest.read());
              saving.forgetNewer();
            })
          }
        >
          {more}
        </EditorActions>
      </div>
    </KnownProblems>
  );
}

const OPENING_MS = 60;

/** The field of this place, or of what it lies in. */
function focusAt(within: HTMLElement | null, path: string): HTMLElement | undefined {
  for (let steps = path.split('.'); steps.length > 0; steps = steps.slice(0, -1)) {
    const found = within?.querySelector<HTMLElement>(`[data-path="${CSS.escape(steps.join('.'))}"]`);
    if (!found) continue;
    found.focus();
    found.scrollIntoView({ block: 'center' });
    return found;
  }
  return undefined;
}

/** The words themselves, as far as the field can show them. */
function select(field: HTMLElement | undefined, { rangeIn }: Start): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const range = rangeIn(field.value);
  if (range) field.setSelectionRange(range.at, range.at + range.length);
}
