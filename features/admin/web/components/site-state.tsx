// What the site is set to do: how mails go out, who answers in talks, where courses are booked, who runs it.

import { useInfiniteQuery } from '@tanstack/react-query';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { useSite } from '../../../site/web/api.ts';
import { mailsQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function SiteState() {
  const site = useSite();
  const mails = useInfiniteQuery(mailsQuery({}));
  return (
    <Section title={t('dashboard.stateTitle')}>
      <QueryPart query={mails} failed={t('mails.failed')}>
        {({ pages }) => (
          <dl className="grid gap-4 tablet:grid-cols-2">
            <Fact
              label={t('dashboard.mailLabel')}
              value={pages[0]?.isSending ? t('dashboard.mailSending') : t('dashboard.mailOutbox')}
            />
            {site ? (
              <>
                <Fact
                  label={t('dashboard.speakerLabel')}
                  value={
                    site.speaker === 'model' ? t('dashboard.speakerModel') : t('dashboard.speakerEngine')
                  }
                />
                <Fact
                  label={t('dashboard.bookingLabel')}
                  value={site.courseBookingUrl ?? t('dashboard.bookingMissing')}
                />
                <Fact
                  label={t('dashboard.contactLabel')}
                  value={site.contactMail ?? t('dashboard.contactMissing')}
                />
                <Fact
                  label={t('dashboard.operatorLabel')}
                  value={site.operator?.name ?? t('dashboard.operatorMissing')}
                />
              </>
            ) : null}
          </dl>
        )}
      </QueryPart>
    </Section>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  );
}
