// One page of help, and what stands beside it in its group.

import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { OpenWays } from '../../../payments/web/api.ts';
import { KeptPart, ModelPart } from '../../../privacy/web/api.ts';
import { OperatorPart } from '../../../site/web/api.ts';
import { HELP_GROUPS, type HelpTopic, helpTopic } from '../../domain/topics.ts';
import { Body } from '../components/body.tsx';
import { Picture } from '../components/picture.tsx';
import { TopicList } from '../components/topic-list.tsx';
import { t } from '../texts.ts';

/** What a page of help shows besides its text: what is so here and now. */
const LIVE: { readonly [Topic in HelpTopic]?: () => ReactNode } = {
  payments: () => <OpenWays />,
  privacy: () => <ModelPart />,
  deletion: () => <KeptPart />,
  contact: () => <OperatorPart saysUnnamed />,
};

export function TopicPage() {
  const { topic: name = '' } = useParams();
  const topic = helpTopic(name);
  if (topic === undefined) {
    return (
      <Page title={t('page.title')} lead={t('page.gone')}>
        <ButtonLink to="/help">{t('page.all')}</ButtonLink>
      </Page>
    );
  }
  const others = othersOf(topic);
  return (
    <Page
      title={t(`topics.${topic}.title`)}
      lead={t(`topics.${topic}.lead`)}
      back={{ to: '/help', label: t('page.all') }}
    >
      <div className="grid gap-12">
        <div className="grid items-start gap-8 wide:grid-cols-[minmax(0,1fr)_auto] wide:gap-12">
          <Body key={topic} text={t(`topics.${topic}.body`)} />
          <Picture topic={topic} />
        </div>
        {LIVE[topic]?.()}
        <Section title={t('page.more')}>
          <TopicList topics={others} />
        </Section>
      </div>
    </Page>
  );
}

function othersOf(topic: HelpTopic): readonly HelpTopic[] {
  const groups: readonly { readonly topics: readonly HelpTopic[] }[] = HELP_GROUPS;
  const group = groups.find(({ topics }) => topics.includes(topic));
  return group?.topics.filter((other) => other !== topic) ?? [];
}
