// Providers of models: who they are, what they cost, how they are doing, and a try of each model.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { EnvironmentCard } from '../components/environment-card.tsx';
import { ProviderCard } from '../components/provider-card.tsx';
import { ProviderForm } from '../components/provider-form.tsx';
import { type Provider, type Providers, providersQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function AiServicesPage() {
  const query = useQuery(providersQuery);
  return (
    <Page
      title={t('services.title')}
      lead={t('services.lead')}
      actions={
        <>
          <ButtonLink to="/admin/ai-config">{t('config.title')}</ButtonLink>
          <ButtonLink to="/admin/ai-reports">{t('reports.title')}</ButtonLink>
        </>
      }
      width="wide"
    >
      <QueryPart query={query} failed={t('services.failed')}>
        {(providers) => <List {...providers} />}
      </QueryPart>
    </Page>
  );
}

function List({ providers, environment, presets }: Providers) {
  const [edited, setEdited] = useState<Provider | 'new'>();
  const add = (
    <Button look="primary" onClick={() => setEdited('new')}>
      {t('services.add')}
    </Button>
  );
  return (
    <>
      {providers.length === 0 ? (
        <EmptyState title={t('services.emptyTitle')} action={add}>
          {t(environment ? 'services.emptyWithEnvironment' : 'services.empty')}
        </EmptyState>
      ) : (
        <>
          <div className="mb-6">{add}</div>
          <ul className="grid gap-6">
            {providers.map((provider) => (
              <li key={provider.id}>
                <ProviderCard provider={provider} presets={presets} onEdit={() => setEdited(provider)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {environment ? (
        <div className="mt-6">
          <EnvironmentCard environment={environment} />
        </div>
      ) : null}
      {edited === undefined ? null : (
        <ProviderForm
          provider={edited === 'new' ? undefined : edited}
          presets={presets}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
