// The admin's first page: what is known of the site now, and the ways on. No figure that nobody counts.

import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Avatar } from '../../../account/web/api.ts';
import { useSite } from '../../../site/web/api.ts';
import { mailsQuery, peopleQuery } from '../queries.ts';
import { t } from '../texts.ts';

const NEWEST_SHOWN = 5;

export function DashboardPage() {
  return (
    <Page title={t('dashboard.title')} lead={t('dashboard.lead')} width="wide">
      <div className="grid items-start gap-6 tablet:grid-cols-2">
        <SiteState />
        <Newest />
      </div>
    </Page>
  );
}

function SiteState() {
  const site = useSite();
  const mails = useInfiniteQuery(mailsQuery);
  return (
    <Card>
      <h2 className="font-serif text-lead font-bold">{t('dashboard.stateTitle')}</h2>
      <div className="mt-4">
        <QueryPart query={mails} failed={t('mails.failed')}>
          {({ pages }) => (
            <dl className="grid gap-3">
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
                </>
              ) : null}
            </dl>
          )}
        </QueryPart>
      </div>
      <div className="mt-6">
        <ButtonLink to="/admin/mails">{t('dashboard.outbox')}</ButtonLink>
      </div>
    </Card>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-caption text-muted">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Newest() {
  const people = useInfiniteQuery(peopleQuery({}));
  return (
    <Card>
      <h2 className="font-serif text-lead font-bold">{t('dashboard.newestTitle')}</h2>
      <div className="mt-4">
        <QueryPart query={people} failed={t('users.failed')}>
          {({ pages }) => (
            <ul className="border-b border-line">
              {pages[0]?.people.slice(0, NEWEST_SHOWN).map((person) => (
                <li
                  key={person.id}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2"
                >
                  <span className="flex items-center gap-2">
                    <Avatar name={person.name} address={person.avatar} size="small" />
                    {person.name}
                  </span>
                  <span className="text-small text-muted">
                    {t(`roles.${person.role}`)} ·{' '}
                    {formatDate(new Date(person.createdAt), { dateStyle: 'medium' })}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </QueryPart>
      </div>
      <div className="mt-6">
        <ButtonLink to="/admin/users">{t('dashboard.allUsers')}</ButtonLink>
      </div>
    </Card>
  );
}
