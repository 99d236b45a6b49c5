// What we do not buy, and why; what we buy under conditions is listed as the settings have it.

import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { termsQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function PolicyPage() {
  const query = useQuery(termsQuery);
  return (
    <Page title={t('policy.title')} lead={t('policy.lead')}>
      <div className="grid gap-8">
        <Section title={t('policy.fakesTitle')}>
          <p>
            <MixedText text={t('policy.fakes')} />
          </p>
        </Section>
        <Section title={t('policy.drugsTitle')}>
          <p>{t('policy.drugs')}</p>
        </Section>
        <Section title={t('policy.otherTitle')}>
          <QueryPart query={query} failed={t('entry.failed')}>
            {({ restrictedItems }) => (
              <ul className="grid gap-4">
                {restrictedItems
                  .filter(({ remedy }) => remedy !== 'refuse')
                  .map(({ id, name, description, remedy }) => (
                    <li key={id} className="border-s-2 border-line-strong ps-4">
                      <p className="font-medium">
                        {name}: {t(`remedies.${remedy}`)}
                      </p>
                      <p className="text-small text-muted">{description}</p>
                    </li>
                  ))}
              </ul>
            )}
          </QueryPart>
        </Section>
        <Section title={t('policy.paidTitle')}>
          <p>{t('policy.paid')}</p>
        </Section>
        <p>
          <ButtonLink to="/global-services">{t('entry.title')}</ButtonLink>
        </p>
      </div>
    </Page>
  );
}
