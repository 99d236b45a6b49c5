// What an admin has to know before going on: what was typed before, what another admin did, what the card said.

import { useQueryClient } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { t } from '../../texts.ts';
import { Fold } from '../fields/fold.tsx';
import { adminRoleQuery, type RoleForEditing } from '../queries.ts';
import type { RoleForm } from './use-role-form.ts';
import type { Saving } from './use-saving.ts';

type EditorNoticesProps = {
  readonly role: RoleForEditing | undefined;
  readonly form: RoleForm;
  readonly saving: Saving;
};

export function EditorNotices({ role, form, saving }: EditorNoticesProps) {
  const queries = useQueryClient();
  const newer = saving.newer ?? (role && role.version > form.base ? role.version : undefined);
  const takeNewest = async () => {
    if (!role) return;
    form.drop(await queries.fetchQuery({ ...adminRoleQuery(role.id), staleTime: 0 }));
    saving.forgetNewer();
  };
  return (
    <>
      {role && newer !== undefined ? (
        <Notice
          tone="wrong"
          title={t('editor.newerTitle')}
          action={
            <>
              <ButtonLink to={`/admin/ai-roles/${role.id}/history`}>{t('editor.seeNewer')}</ButtonLink>
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
            role ? (
              <Button look="ghost" onClick={() => void takeNewest()}>
                {t('editor.dropTyped')}
              </Button>
            ) : undefined
          }
        >
          {t('editor.restored')}
        </Notice>
      ) : null}
      {role && role.material.length > 0 ? <Material material={role.material} /> : null}
    </>
  );
}

function Material({ material }: Pick<RoleForEditing, 'material'>) {
  return (
    <Fold title={t('editor.material')} path="material">
      <p className="text-small text-muted">{t('editor.materialLead')}</p>
      <dl className="grid gap-4">
        {material.map(({ field, text }) => (
          <div key={field}>
            <dt className="text-small font-bold text-muted">{t(`material.${field}`)}</dt>
            <dd className="max-h-64 overflow-y-auto break-words whitespace-pre-wrap">{text}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
