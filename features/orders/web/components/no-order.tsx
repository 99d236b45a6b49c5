// A page of an order whose address names none: the way to the list.

import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { t } from '../texts.ts';

export function NoOrder({ title }: { readonly title: string }) {
  return (
    <Page title={title}>
      <EmptyState
        title={t('order.noneTitle')}
        action={
          <ButtonLink look="primary" to="/global-services/my-orders">
            {t('orders.title')}
          </ButtonLink>
        }
      >
        {t('order.none')}
      </EmptyState>
    </Page>
  );
}
