// Disputes by the payers' banks: which wait for an answer, until when, and how the others ended.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useAddressFilter } from '../../../../kit/web/routing/use-address-filter.ts';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { DISPUTE_STATES } from '../../domain/states.ts';
import { AdminLinks } from '../components/admin/admin-links.tsx';
import { DisputesTable } from '../components/admin/disputes-table.tsx';
import { disputesQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function AdminDisputesPage() {
  const { read, change } = useAddressFilter();
  const state = DISPUTE_STATES.find((known) => known === read('state'));
  const query = useInfiniteQuery(disputesQuery(state));
  const states = DISPUTE_STATES.map((value) => ({ value, label: t(`disputes.${value}`) }));
  return (
    <Page
      title={t('disputes.title')}
      lead={t('disputes.lead')}
      width="wide"
      actions={<AdminLinks to={['payments', 'refunds']} />}
    >
      <div className="mb-6">
        <SegmentedControl
          label={t('refund.state')}
          options={[{ value: '', label: t('admin.anyState') }, ...states]}
          value={state ?? ''}
          onChange={(chosen) => change({ state: chosen })}
        />
      </div>
      <ListPart
        query={query}
        itemsOf={(page) => page.disputes}
        failed={t('admin.failed')}
        empty={
          <EmptyState title={state === undefined ? t('disputes.none') : t('disputes.noneSuch')} action={null}>
            {t('disputes.noneLead')}
          </EmptyState>
        }
      >
        {(disputes) => <DisputesTable disputes={disputes} />}
      </ListPart>
    </Page>
  );
}
