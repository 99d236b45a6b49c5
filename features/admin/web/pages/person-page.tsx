// One person with everything that an admin needs to answer a question about them, each part told by its own feature.

import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { languageTag } from '../../../../kit/web/i18n.ts';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { PersonLetters } from '../../../letters/web/api.ts';
import { AccountFacts, Events, Sessions } from '../components/person/account-part.tsx';
import { isEmpty, PartView } from '../components/person/part-view.tsx';
import { PersonActions } from '../components/person/person-actions.tsx';
import { type PersonDetail, type PersonPart, personPartsQuery, personQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function PersonPage() {
  const { id = '' } = useParams();
  const query = useQuery(personQuery(id));
  return (
    <Page
      title={query.data?.name ?? t('users.title')}
      width="wide"
      back={{ to: '/admin/users', label: t('person.back') }}
    >
      <QueryPart query={query} failed={t('person.failed')} lines={10}>
        {(person) => <Details person={person} />}
      </QueryPart>
    </Page>
  );
}

function Details({ person }: { readonly person: PersonDetail }) {
  const parts = useQuery(personPartsQuery(person.id));
  return (
    <div className="grid gap-10">
      <AccountFacts person={person} />
      <PersonActions person={person} />
      <PersonLetters id={person.id} />
      <QueryPart query={parts} failed={t('person.failed')} lines={20}>
        {(read) => <Parts parts={read} />}
      </QueryPart>
      <Sessions person={person} />
      <Events person={person} />
    </div>
  );
}

const listed = (titles: readonly string[]): string =>
  new Intl.ListFormat(languageTag, { type: 'conjunction', style: 'long' }).format(titles);

/** Those with nothing to show are named in one line. */
function Parts({ parts }: { readonly parts: readonly PersonPart[] }) {
  const empty = parts.filter(isEmpty);
  return (
    <>
      {parts
        .filter((part) => !isEmpty(part))
        .map((part) => (
          <PartView key={part.name} part={part} />
        ))}
      {empty.length === 0 ? null : (
        <p className="text-muted">
          {t('person.nothing', { titles: listed(empty.map(({ title }) => title)) })}
        </p>
      )}
    </>
  );
}
