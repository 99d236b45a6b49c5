// What tutors remember of the learner: all of it on one page, each fact to be changed or deleted, and the switch for the whole.

import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { AddFact } from '../components/add-fact.tsx';
import { FactRow } from '../components/fact-row.tsx';
import { RememberingSwitch } from '../components/remembering-switch.tsx';
import { type Memory, memoryQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function MemoryPage() {
  const query = useQuery(memoryQuery);
  return (
    <Page title={t('page.title')} lead={t('page.lead')}>
      <QueryPart query={query} failed={t('page.failed')} lines={6}>
        {(memory) =>
          memory.mayBe ? (
            <div className="grid gap-8">
              <RememberingSwitch remembering={memory.remembering} />
              <AddFact isFull={memory.facts.length >= memory.max} max={memory.max} />
              <Facts memory={memory} />
              <p className="text-small text-muted">{t('page.withinTalks')}</p>
            </div>
          ) : (
            <Notice tone="info">{t('page.younger')}</Notice>
          )
        }
      </QueryPart>
    </Page>
  );
}

function Facts({ memory: { facts, max } }: { readonly memory: Memory }) {
  if (facts.length === 0) {
    return (
      <EmptyState
        title={t('list.emptyTitle')}
        action={
          <ButtonLink to="/study" look="primary">
            {t('list.toStudy')}
          </ButtonLink>
        }
      >
        {t('list.empty')}
      </EmptyState>
    );
  }
  return (
    <section aria-label={t('list.title')}>
      <p className="mb-2 text-small text-muted">{t('list.count', { count: facts.length, max })}</p>
      <ul className="border-b border-line">
        {facts.map((fact) => (
          <FactRow key={fact.id} fact={fact} />
        ))}
      </ul>
    </section>
  );
}
