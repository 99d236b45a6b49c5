// The learning path: the path itself, the learner's plans, and what is recommended, as tabs.

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { TabLinks } from '../../../../kit/web/ui/page/tab-links.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import { PathTab } from '../components/path-tab.tsx';
import { PlansTab } from '../components/plans-tab.tsx';
import { RecommendationsTab } from '../components/recommendations-tab.tsx';
import { pathQuery } from '../queries.ts';
import { t } from '../texts.ts';

const TABS = ['path', 'plans', 'recommendations'] as const;

export function LearningPathPage() {
  const query = useQuery(pathQuery);
  const [params] = useSearchParams();
  const tab = TABS.find((each) => each === params.get('tab')) ?? 'path';
  return (
    <Page
      help={helpPath('level')}
      title={t('title')}
      lead={t('lead')}
      actions={<ButtonLink to="/placement">{t('placement')}</ButtonLink>}
    >
      <TabLinks
        label={t('tabs.label')}
        tabs={TABS.map((each) => ({
          to: each === 'path' ? '/learning-path' : `/learning-path?tab=${each}`,
          label: t(`tabs.${each}`),
          isHere: each === tab,
        }))}
      />
      {tab === 'plans' ? (
        <PlansTab />
      ) : (
        <QueryPart query={query} failed={t('failed')} lines={12}>
          {(path) => (tab === 'path' ? <PathTab path={path} /> : <RecommendationsTab path={path} />)}
        </QueryPart>
      )}
    </Page>
  );
}
