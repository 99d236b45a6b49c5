// Every area of settings: what holds, what will hold, and the ways to change it and to see who did.

import { useQuery } from '@tanstack/react-query';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { AreaCard } from '../components/area-card.tsx';
import { currenciesForm, type SettingsForm } from '../forms.ts';
import { areasQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function SettingsPage({ forms }: { readonly forms: readonly SettingsForm[] }) {
  const query = useQuery(areasQuery);
  return (
    <Page title={t('page.title')} lead={t('page.lead')} width="wide">
      <QueryPart query={query} failed={t('page.failed')} lines={12}>
        {(areas) => (
          <div className="grid gap-6">
            {areas.map((area) => (
              <AreaCard key={area.area} area={area} form={formOf(forms, area.area)} />
            ))}
          </div>
        )}
      </QueryPart>
    </Page>
  );
}

/** An area of a newer server has no words here yet: its own names stand for them. */
const formOf = (forms: readonly SettingsForm[], area: string): SettingsForm =>
  [...forms, currenciesForm].find((form) => form.area === area) ?? {
    area,
    title: () => area,
    labels: {},
  };
