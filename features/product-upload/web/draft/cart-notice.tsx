// What a cart's picture says of its sum, where that is not what was read: nothing of it is dropped without a word.

import { formatFen } from '../../../../kit/web/i18n.ts';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { cartsThatDiffer } from '../../domain/index.ts';
import type { Draft } from '../queries.ts';
import { t } from '../texts.ts';

export function CartNotices({ drafts }: { readonly drafts: readonly Draft[] }) {
  return cartsThatDiffer(drafts).map(({ pictureId, saidFen, countedFen, things }) => (
    <div key={pictureId} className="mb-4">
      <Notice
        tone="retry"
        title={t('cart.differs', { said: formatFen(saidFen), counted: formatFen(countedFen), count: things })}
      >
        {t('cart.why')}
      </Notice>
    </div>
  ));
}
