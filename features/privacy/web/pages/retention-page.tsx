// What is kept about people, for how long and why: for everybody to read, drawn from what the tables have declared.

import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import { OperatorPart } from '../../../site/web/api.ts';
import { isDeletable, type Recipient } from '../../domain/index.ts';
import { KeptPart } from '../components/leaving/kept-part.tsx';
import { ModelPart } from '../components/model-part.tsx';
import { type Keeping, retentionQuery } from '../queries.ts';
import { t } from '../texts.ts';

const columnsOf = (): readonly Column<Keeping>[] => [
  {
    key: 'topic',
    header: t('retention.topic'),
    cell: ({ topic }) => (
      <>
        <span className="block font-medium">{t(`topics.${topic}.name`)}</span>
        <span className="block text-muted">{t(`topics.${topic}.what`)}</span>
      </>
    ),
  },
  { key: 'kept', header: t('retention.kept'), cell: (keeping) => periodOf(keeping) },
  {
    key: 'after',
    header: t('retention.after'),
    cell: (keeping) => t(afterOf(keeping)),
  },
];

function afterOf({ topic, isKept }: Keeping) {
  if (topic === 'evidence') return 'retention.staysEvidence';
  if (topic === 'notices') return 'retention.goesMails';
  return isKept ? 'retention.stays' : 'retention.goes';
}

function periodOf({ topic, days, isKept }: Keeping): string {
  if (days !== null) return t('retention.days', { count: days });
  if (topic === 'evidence') return t('retention.evidence');
  if (isKept) return t('retention.always');
  return t(isDeletable(topic) ? 'retention.person' : 'retention.leave');
}

export function RetentionPage() {
  const query = useQuery(retentionQuery);
  return (
    <Page help={helpPath('privacy')} title={t('retention.title')} lead={t('retention.lead')} width="wide">
      <QueryPart query={query} failed={t('retention.failed')} lines={12}>
        {({ topics, recipients }) => (
          <div className="grid gap-10">
            <Table
              caption={t('retention.title')}
              columns={columnsOf()}
              rows={topics}
              rowKey={({ topic }) => topic}
            />
            <KeptPart />
            <DevicePart />
            <ModelPart />
            <OthersPart recipients={recipients} />
            <Section title={t('retention.server.title')}>
              <p className="max-w-prose">{t('retention.server.body')}</p>
            </Section>
            <OperatorPart saysUnnamed />
            <div>
              <ButtonLink to="/profile/privacy">{t('retention.toOwn')}</ButtonLink>
            </div>
          </div>
        )}
      </QueryPart>
    </Page>
  );
}

const ON_DEVICE = ['session', 'known', 'browser', 'id', 'storage', 'end'] as const;

function DevicePart() {
  return (
    <Section title={t('retention.device.title')} lead={t('retention.device.lead')}>
      <ul className="grid max-w-prose list-disc gap-2 ps-5">
        {ON_DEVICE.map((kind) => (
          <li key={kind}>{t(`retention.device.${kind}`)}</li>
        ))}
      </ul>
    </Section>
  );
}

/** Who sees something whatever is configured. */
const ALWAYS = ['staff', 'teacher', 'translator', 'shipping', 'bank'] as const;

function OthersPart({ recipients }: { readonly recipients: readonly Recipient[] }) {
  return (
    <Section title={t('retention.others.title')}>
      <ul className="grid max-w-prose list-disc gap-2 ps-5">
        {[...ALWAYS, ...recipients].map((who) => (
          <li key={who}>{t(`retention.others.${who}`)}</li>
        ))}
      </ul>
    </Section>
  );
}
