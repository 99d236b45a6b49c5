// Shows a role to learners or takes it from them: asked first, with a line why for the audit.

import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { WhyField } from '../../../drafts/web/api.ts';
import { t } from '../texts.ts';
import { type RoleVersion, useShowing } from './queries.ts';

type ShowingButtonProps = {
  readonly role: RoleVersion;
  readonly name: string;
  readonly isHidden: boolean;
  readonly look?: 'ghost';
};

export function ShowingButton({ role, name, isHidden, look }: ShowingButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [why, setWhy] = useState('');
  const close = () => setAsking(false);
  const showing = useShowing(role, { name, onDone: close });
  const named = t(isHidden ? 'admin.showNamed' : 'admin.hideNamed', { name });
  return (
    <>
      <Button {...(look && { look })} aria-label={named} onClick={() => setAsking(true)}>
        {t(isHidden ? 'admin.show' : 'admin.hide')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={named}
          confirm={t(isHidden ? 'admin.show' : 'admin.hide')}
          look={isHidden ? 'primary' : 'danger'}
          busy={showing.isPending}
          onConfirm={() => showing.mutate({ shown: isHidden, note: why.trim() })}
          onClose={close}
        >
          <div className="grid gap-4">
            <p>{t(isHidden ? 'admin.showAsks' : 'admin.hideAsks')}</p>
            <WhyField value={why} onChange={setWhy} />
          </div>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
