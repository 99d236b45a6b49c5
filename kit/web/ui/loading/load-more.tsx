// The end of a list that goes on: fetches the next part on demand.

import { t } from '../../i18n.ts';
import { Button } from '../elements/button.tsx';

type LoadMoreProps = { readonly hasMore: boolean; readonly busy: boolean; readonly onMore: () => void };

export function LoadMore({ hasMore, busy, onMore }: LoadMoreProps) {
  if (!hasMore) return null;
  return (
    <div className="mt-6 grid place-items-center">
      <Button busy={busy} onClick={onMore}>
        {t('action.loadMore')}
      </Button>
    </div>
  );
}
