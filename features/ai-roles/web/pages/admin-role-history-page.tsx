// Every version of a made role: who wrote it, when, and the way to take it up again.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { ChangeList, historyTexts, TakeUpLink, VersionList } from '../../../drafts/web/api.ts';
import { versionsQuery } from '../admin/queries.ts';
import { t } from '../texts.ts';

export function AdminRoleHistoryPage() {
  const { roleId = '' } = useParams();
  const texts = historyTexts();
  const query = useInfiniteQuery(versionsQuery(roleId));
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      back={{ to: `/admin/ai-roles/${roleId}`, label: t('history.back') }}
    >
      <ListPart
        query={query}
        itemsOf={({ versions }) => versions}
        empty={<p className="text-muted">{texts.none}</p>}
        failed={texts.failed}
      >
        {(versions) => (
          <VersionList versions={versions}>
            {({ number }) => (
              <TakeUpLink to={`/admin/ai-roles/${roleId}?version=${number}`} version={number} />
            )}
          </VersionList>
        )}
      </ListPart>
      {query.data ? (
        <div className="mt-10">
          <ChangeList changes={query.data.pages[0]?.changes ?? []} />
        </div>
      ) : null}
    </Page>
  );
}
