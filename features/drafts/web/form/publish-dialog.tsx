// Asks before learners meet what is written, and shows what of it is another than what they meet now.

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { draftChanges } from '../../domain/draft-changes.ts';
import { placeOf, type StepName } from '../fields/problems.tsx';
import { t } from '../texts.ts';

/** What learners meet now; null where that is nothing. */
export type ReadMet<Draft> = () => Promise<Draft | null>;

type PublishDialogProps<Draft> = {
  readonly draft: Draft;
  readonly readMet: ReadMet<Draft>;
  readonly stepName: StepName;
  readonly onPublish: () => void;
  readonly onClose: () => void;
};

export function PublishDialog<Draft>(props: PublishDialogProps<Draft>) {
  const { draft, readMet, stepName, onPublish, onClose } = props;
  const { data: met, error } = useQuery({
    // Of this dialog alone: another may be published meanwhile.
    queryKey: ['draft-met', useId()],
    queryFn: readMet,
    gcTime: 0,
  });
  return (
    <ConfirmDialog
      title={t('publish.title')}
      confirm={t('editor.publish')}
      look="primary"
      onConfirm={onPublish}
      onClose={onClose}
    >
      {error ? t('publish.unread') : null}
      {met === null ? t('publish.first') : null}
      {met ? <Changes met={met} draft={draft} stepName={stepName} /> : null}
    </ConfirmDialog>
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
