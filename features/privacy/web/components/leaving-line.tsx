// One line on every page while the account is on its way out, with the way back.

import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { t } from '../texts.ts';
import { KeepButton, longDate } from './keep-button.tsx';

export function LeavingLine({ leavesAt }: { readonly leavesAt: string }) {
  return (
    <div className="mx-auto max-w-reading px-4 pt-4">
      <Notice tone="retry" action={<KeepButton />}>
        {t('deletion.banner', { date: longDate(leavesAt) })}
      </Notice>
    </div>
  );
}
