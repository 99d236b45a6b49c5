// What an admin has to know before going on: what was typed before, and what another admin did.

import { useState } from 'react';
import { changedByText } from '../../../../kit/web/changed-by.ts';
import { t as common } from '../../../../kit/web/i18n.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { t } from '../texts.ts';
import type { DraftForm } from './use-draft-form.ts';
import type { Newer as NewerVersion, Saving } from './use-saving.ts';

export type Newest<Draft> = {
  /** The number of the newest version that the server has told of. */
  readonly version: number;
  /** The address of the history. */
  readonly history: string;
  /** Asks for the newest version again. */
  readonly read: () => Promise<{ readonly draft: Draft; readonly version: number }>;
};

type EditorNoticesProps<Draft extends object> = {
  readonly form: DraftForm<Draft>;
  readonly saving: Saving;
  readonly newest: Newest<Draft> | undefined;
};

export function EditorNotices<Draft extends object>({ form, saving, newest }: EditorNoticesProps<Draft>) {
  const [isAsking, setAsking] = useState(false);
  const newer =
    saving.newer ??
    (newest && newest.version > form.base ? { version: newest.version, isOwn: undefined } : undefined);
  const takeNewest = async () => {
    setAsking(false);
    if (!newest) return;
    form.drop(await newest.read());
    saving.forgetNewer();
  };
  const ask = () => setAsking(true);
  return (
    <>
      {newest && newer !== undefined ? (
        // In sight wherever somebody writes: a form is many screens long.
        <div className="sticky top-[calc(var(--bar-top)+0.5rem)] z-20 max-h-[60dvh] overflow-y-auto rounded-soft bg-ground wide:top-20">
          <Newer
            newest={newest}
            newer={newer}
            busy={saving.isBusy}
            onSave={() => saving.saveBehind(newer.version)}
            onTake={ask}
          />
        </div>
      ) : null}
      {form.isRestored && newer === undefined ? (
        <Notice
          tone="info"
          action={
            newest ? (
              <Button look="ghost" onClick={ask}>
                {t('editor.dropTyped')}
              </Button>
            ) : undefined
          }
        >
          {t('editor.restored')}
        </Notice>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title={common('action.discardTitle')}
          confirm={common('action.discard')}
          keep={common('action.keepWriting')}
          onConfirm={() => void takeNewest()}
          onClose={() => setAsking(false)}
        >
          {t('editor.dropBody')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

type NewerProps = {
  readonly newest: Pick<Newest<unknown>, 'history'>;
  readonly newer: NewerVersion;
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onTake: () => void;
};

/** Somebody else has saved: what can be done about it. */
function Newer({ newest, newer, busy, onSave, onTake }: NewerProps) {
  return (
    <Notice
      tone="wrong"
      title={t('editor.newerTitle')}
      action={
        <>
          <ButtonLink to={newest.history}>{t('editor.seeNewer')}</ButtonLink>
          <Button busy={busy} onClick={onSave}>
            {t('editor.saveBehind')}
          </Button>
          <Button look="ghost" onClick={onTake}>
            {t('editor.takeNewer')}
          </Button>
        </>
      }
    >
      {t('editor.newer', { version: newer.version, by: changedByText(newer.isOwn) })}
    </Notice>
  );
}
