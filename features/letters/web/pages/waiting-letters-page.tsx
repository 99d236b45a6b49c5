// What people wrote whose accounts are locked, the longest waiting first.

import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { AdminLetter } from '../components/admin-letter.tsx';
import { type AdminLetter as AdminLetterView, waitingLettersQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function WaitingLettersPage() {
  const query = useInfiniteQuery(waitingLettersQuery);
  return (
    <Page
      title={t('admin.title')}
      lead={t('admin.lead')}
      back={{ to: '/admin/dashboard', label: t('admin.back') }}
    >
      <ListPart
        query={query}
        itemsOf={({ letters }) => letters}
        failed={t('failed')}
        empty={<p className="text-muted">{t('admin.none')}</p>}
      >
        {(letters) => (
          <ul className="grid gap-4">
            {letters.map((letter) => (
              <AdminLetter key={letter.id} letter={letter}>
                <Writer person={letter.person} />
              </AdminLetter>
            ))}
          </ul>
        )}
      </ListPart>
    </Page>
  );
}

type WriterProps = Pick<AdminLetterView, 'person'>;

/** The way to the person, where the account can be unlocked, and the language that they read. */
function Writer({ person: { id, name, locale } }: WriterProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small text-muted">
      <Link
        to={`/admin/users/${id}`}
        className="inline-flex min-h-11 items-center text-active underline underline-offset-4"
      >
        {name}
      </Link>
      {locale === null ? null : <span>{t('admin.reads', { language: t(`languages.${locale}`) })}</span>}
    </p>
  );
}
