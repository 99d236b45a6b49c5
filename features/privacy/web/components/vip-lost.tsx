// Says until when the VIP runs that is lost with the account; nothing for who has none.

import { isVip, useSession } from '../../../account/web/api.ts';
import { momentOf } from '../moments.ts';
import { t } from '../texts.ts';

export function VipLost() {
  const session = useSession();
  if (session.status !== 'signed-in' || !isVip(session.person)) return null;
  return (
    <p className="font-medium">
      {t('deletion.confirmVip', { date: momentOf(session.person.vipUntil ?? '') })}
    </p>
  );
}
