// Who is asked for what, and what that may cost.

import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { CostsCard } from '../components/costs-card.tsx';
import { SpendingCard } from '../components/spending-card.tsx';
import { UseCard } from '../components/use-card.tsx';
import { configQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function AiConfigPage() {
  const query = useQuery(configQuery);
  return (
    <Page
      title={t('config.title')}
      lead={t('config.lead')}
      actions={<ButtonLink to="/admin/ai-services">{t('services.title')}</ButtonLink>}
      width="wide"
    >
      <QueryPart query={query} failed={t('config.failed')}>
        {({ uses, models, limits, today }) => (
          <div className="grid gap-6">
            <SpendingCard limits={limits} today={today} models={models} />
            <CostsCard />
            {uses.map((use) => (
              // It keeps what is typed, also after another admin's change: then sending is refused.
              <UseCard key={use.use} use={use} models={models} />
            ))}
          </div>
        )}
      </QueryPart>
    </Page>
  );
}
