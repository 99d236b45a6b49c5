// Asks before learners meet what is written, and shows what of it is another than what they meet now.

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { draftChanges } from '../../domain/draft-changes.ts';
import { placeOf, type StepName } from '../fields/problems.tsx';
import { t } from '../texts.ts';

/** What learners meet now; null where that is nothing. */
export type ReadMet<Draft> = () => Promise<Draft | null>;

type PublishDialogProps<Draft> = {
  readonly title?: string;
  /** What the button says. */
  readonly confirm?: string;
  /** What will happen besides. */
  readonly lead?: string;
  /** Who has met it, where that can be told. */
  readonly learners?: ReactNode;
  /** Asks for a line why; else the form has one. */
  readonly asksWhy?: boolean;
  readonly busy?: boolean;
  /** What they will meet. */
  readonly readDraft: () => Promise<Draft>;
  readonly readMet: ReadMet<Draft>;
  readonly stepName: StepName;
  readonly onPublish: (why: string) => void;
  readonly onClose: () => void;
};

export function PublishDialog<Draft>(props: PublishDialogProps<Draft>) {
  const {
    readDraft,
    readMet,
    stepName,
    lead,
    learners,
    asksWhy = false,
    busy = false,
    onPublish,
    onClose,
  } = props;
  const { title = t('publish.title'), confirm = t('editor.publish') } = props;
  const [why, setWhy] = useState('');
  const { data, error } = useQuery({
    // Of this dialog alone: another may be published meanwhile.
    queryKey: ['draft-met', useId()],
    queryFn: async () => ({ met: await readMet(), draft: await readDraft() }),
    gcTime: 0,
  });
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      look="primary"
      busy={busy}
      onConfirm={() => onPublish(why.trim())}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {lead === undefined ? null : <p>{lead}</p>}
        {learners}
        <div>
          {error ? t('publish.unread') : null}
          {data?.met === null ? t('publish.first') : null}
          {data?.met ? <Changes met={data.met} draft={data.draft} stepName={stepName} /> : null}
        </div>
        {asksWhy ? <WhyField value={why} onChange={setWhy} /> : null}
      </div>
    </ConfirmDialog>
  );
}

type WhyFieldProps = { readonly value: string; readonly onChange: (value: string) => void };

/** A line why learners meet something else, or nothing; nobody has to write one. */
export function WhyField({ value, onChange }: WhyFieldProps) {
  return (
    <TextField
      label={t('publish.why')}
      hint={t('publish.whyHint')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      maxLength={500}
      autoComplete="off"
    />
  );
}

/** More at once would be a wall. */
const SHOWN = 8;

type ChangesProps<Draft> = { readonly met: Draft; readonly draft: Draft; readonly stepName: StepName };

function Changes<Draft>({ met, draft, stepName }: ChangesProps<Draft>) {
  const changes = draftChanges(met, draft);
  if (changes.length === 0) return t('publish.same');
  const more = changes.length - SHOWN;
  return (
    <>
      <p>{t('publish.changes', { count: changes.length })}</p>
      <dl className="mt-2 grid gap-2 text-small">
        {changes.slice(0, SHOWN).map(({ path, before, after }) => (
          <div key={path}>
            <dt className="font-medium">{placeOf(path, stepName)}</dt>
            <dd className="wrap-anywhere">
              {before === '' ? null : (
                <del className="text-muted">
                  <MixedText text={before} />
                </del>
              )}{' '}
              {after === '' ? t('publish.gone') : <MixedText text={after} />}
            </dd>
          </div>
        ))}
      </dl>
      {more > 0 ? <p className="mt-2 text-small text-muted">{t('publish.more', { count: more })}</p> : null}
    </>
  );
}
