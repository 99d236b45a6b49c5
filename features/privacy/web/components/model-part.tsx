// Who gets what people write: as the language models are configured now.

import { useQuery } from '@tanstack/react-query';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { retentionQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function ModelPart() {
  const query = useQuery(retentionQuery);
  return (
    <Section title={t('retention.model.title')}>
      <QueryPart query={query} failed={t('retention.failed')} lines={2}>
        {({ modelProviders }) => (
          <p className="max-w-prose">
            {modelProviders.length === 0
              ? t('retention.model.none')
              : t('retention.model.named', { names: modelProviders.join(' · ') })}
          </p>
        )}
      </QueryPart>
    </Section>
  );
}
