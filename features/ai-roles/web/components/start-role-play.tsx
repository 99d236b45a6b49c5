// Begins a talk in the role.

import { locale } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { useStartTalk } from '../../../tutor-chat/web/api.ts';
import { t } from '../texts.ts';

export function StartRolePlay({ roleId }: { readonly roleId: string }) {
  const { starting, start } = useStartTalk();
  return (
    <Button
      look="primary"
      wide
      busy={starting !== null}
      onClick={() => start({ kind: 'role', subject: roleId, language: locale })}
    >
      {t('role.start')}
    </Button>
  );
}
