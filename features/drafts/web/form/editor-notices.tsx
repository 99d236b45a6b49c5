// What an admin has to know before going on: what was typed before, and what another admin did.

import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { t } from '../texts.ts';
import type { DraftForm } from './use-draft-form.ts';
import type { Saving } from './use-saving.ts';

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
  const newer = saving.newer ?? (newest && newest.version > form.base ? newest.version : undefined);
  const takeNewest = async () => {
    if (!newest) return;
    form.drop(await newest.read());
    saving.forgetNewer();
  };
  return (
    <>
      {newest && newer !== undefined ? (
        <Notice
          tone="wrong"
          title={t('editor.newerTitle')}
          action={
            <>
              <ButtonLink to={newest.history}>{t('editor.seeNewer')}</ButtonLink>
              <Button busy={saving.isBusy} onClick={() => saving.saveBehind(newer)}>
                {t('editor.saveBehind')}
              </Button>
              <Button look="ghost" onClick={() => void takeNewest()}>
                {t('editor.takeNewer')}
              </Button>
            </>
          }
        >
          {t('editor.newer', { version: newer })}
        </Notice>
      ) : null}
      {form.isRestored && newer === undefined ? (
        <Notice
          tone="info"
          action={
            newest ? (
              <Button look="ghost" onClick={() => void takeNewest()}>
                {t('editor.dropTyped')}
              </Button>
            ) : undefined
          }
        >
          {t('editor.restored')}
        </Notice>
      ) : null}
    </>
  );
}
