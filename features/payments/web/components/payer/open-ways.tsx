// The ways to pay that are open here now, for whoever asks before buying anything.

import { useQuery } from '@tanstack/react-query';
import { QueryPart } from '../../../../../kit/web/ui/loading/query-part.tsx';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import { waysQuery } from '../../queries.ts';
import { t } from '../../texts.ts';

export function OpenWays() {
  const query = useQuery(waysQuery);
  return (
    <Section title={t('ways.open')}>
      <QueryPart query={query} failed={t('ways.failed')} lines={2}>
        {({ ways }) =>
          ways.length === 0 ? (
            <p>{t('ways.none')}</p>
          ) : (
            <dl className="grid max-w-prose gap-3">
              {ways.map((way) => (
                <div key={way} className="border-s-2 border-line-strong ps-4">
                  <dt className="font-medium">{t(`ways.${way}`)}</dt>
                  <dd className="text-small text-muted">{t(`ways.${way}Note`)}</dd>
                </div>
              ))}
            </dl>
          )
        }
      </QueryPart>
    </Section>
  );
}
