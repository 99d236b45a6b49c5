// Every version of a made role: who wrote it, when, and the way to take it up again.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { type VersionEntry, versionsQuery } from '../admin/queries.ts';
import { t } from '../texts.ts';

export function AdminRoleHistoryPage() {
  const { roleId = '' } = useParams();
  const query = useInfiniteQuery(versionsQuery(roleId));
  return (
    <Page
      title={t('history.title')}
      lead={t('history.lead')}
      back={{ to: `/admin/ai-roles/${roleId}`, label: t('history.back') }}
    >
      <ListPart
        query={query}
        itemsOf={({ versions }) => versions}
        empty={<p className="text-muted">{t('history.none')}</p>}
        failed={t('history.failed')}
      >
        {(versions) => (
          <ol className="border-b border-line">
            {versions.map((version) => (
              <Entry key={version.number} roleId={roleId} version={version} />
            ))}
          </ol>
        )}
      </ListPart>
    </Page>
  );
}

function Entry({ roleId, version }: { readonly roleId: string; readonly version: VersionEntry }) {
  const { number, note, isComplete, isPublished, authorName, createdAt } = version;
  const date = formatDate(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {t('admin.version', { version: number })}
          {isPublished ? <Badge tone="good">{t('admin.states.published')}</Badge> : null}
          {isComplete ? null : <Badge tone="retry">{t('history.incomplete')}</Badge>}
        </p>
        <p className="text-small text-muted">
          {t('history.by', { name: authorName ?? t('history.gone'), date })}
        </p>
        {note === '' ? null : <p className="text-small break-words">{note}</p>}
      </div>
      <ButtonLink
        to={`/admin/ai-roles/${roleId}?version=${number}`}
        aria-label={t('history.takeUpNamed', { version: number })}
      >
        {t('history.takeUp')}
      </ButtonLink>
    </li>
  );
}
