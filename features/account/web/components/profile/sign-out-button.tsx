// Signs out in this browser; stands at the end of the profile.

import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { t as common } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { signOut } from '../../leave.ts';
import { t } from '../../texts.ts';

export function SignOutButton() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await signOut(navigate);
    } catch {
      notify('wrong', common('account.signOutFailed'));
      setBusy(false);
    }
  };
  return (
    <div>
      <Button busy={busy} icon={<LogOut aria-hidden="true" size={18} />} onClick={() => void leave()}>
        {t('profile.signOut')}
      </Button>
    </div>
  );
}
