// Every area of settings: what holds, what will hold, and the ways to change it and to see who did.

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { AreaCard } from '../components/area-card.tsx';
import { currenciesForm, type SettingsForm, type SettingsTrial } from '../forms.ts';
import { type AreaView, areasQuery } from '../queries.ts';
import { t } from '../texts.ts';

type SettingsPageProps = {
  readonly forms: readonly SettingsForm[];
  /** The page of some areas alone: which, in their order, and what it is called. */
  readonly only?: {
    readonly areas: readonly string[];
    readonly title: string;
    readonly lead: string;
    readonly more?: ReactNode;
    readonly trial?: SettingsTrial;
  };
};

export function SettingsPage({ forms, only }: SettingsPageProps) {
  const query = useQuery(areasQuery);
  return (
    <Page title={only?.title ?? t('page.title')} lead={only?.lead ?? t('page.lead')} width="wide">
      <QueryPart query={query} failed={t('page.failed')} lines={12}>
        {(areas) => (
          <div className="grid gap-6">
            {(only ? pick(areas, only.areas) : areas).map((area) => (
              <AreaCard key={area.area} area={area} form={formOf(forms, area.area)} trial={only?.trial} />
            ))}
          </div>
        )}
      </QueryPart>
      {only?.more}
    </Page>
  );
}

const pick = (areas: readonly AreaView[], names: readonly string[]): readonly AreaView[] =>
  names.flatMap((name) => areas.filter(({ area }) => area === name));

/** An area of a newer server has no words here yet: its own names stand for them. */
const formOf = (forms: readonly SettingsForm[], area: string): SettingsForm =>
  [...forms, currenciesForm].find((form) => form.area === area) ?? {
    area,
    title: () => area,
    labels: {},
  };
