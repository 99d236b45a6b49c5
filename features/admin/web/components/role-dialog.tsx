// Asks before a person gets another role.

import { t as common } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import type { ListedPerson, Role } from '../queries.ts';
import { t } from '../texts.ts';

type RoleDialogProps = {
  readonly person: ListedPerson;
  readonly role: Role;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

export function RoleDialog({ person, role, busy, onClose, onConfirm }: RoleDialogProps) {
  const from = t(`roles.${person.role}`);
  const to = t(`roles.${role}`);
  return (
    <Dialog
      title={t('users.roleTitle', { name: person.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button look="primary" busy={busy} onClick={onConfirm}>
            {t('users.changeRole')}
          </Button>
        </>
      }
    >
      <p>{t('users.roleBody', { from, to })}</p>
      {role === 'admin' ? <p className="mt-3 text-retry">{t('users.roleToAdmin')}</p> : null}
    </Dialog>
  );
}
