// One role for admins: a made one in its form, a shipped one with what can be done about it.

import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { Face } from '../../../../kit/web/face/face.tsx';
import { locale } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { CardDownloads } from '../admin/card/card-downloads.tsx';
import { RoleEditor } from '../admin/editor/role-editor.tsx';
import { adminRoleQuery, type RoleForEditing } from '../admin/queries.ts';
import { ShowingButton } from '../admin/showing-button.tsx';
import { t } from '../texts.ts';

export function AdminRolePage() {
  const { roleId = '' } = useParams();
  const [search] = useSearchParams();
  const version = Number(search.get('version')) || undefined;
  const query = useQuery(adminRoleQuery(roleId));
  const older = useQuery({ ...adminRoleQuery(roleId, version), enabled: version !== undefined });
  const shown = version === undefined ? query : older;
  const name = query.data?.draft.name.zh.trim() || roleId;
  return (
    <Page title={name} titleLanguage="zh-Hans" width="wide" back={toRoles()}>
      <QueryPart query={shown} failed={t('role.failed')} lines={12}>
        {(role) =>
          role.origin === 'shipped' ? (
            <Shipped role={role} />
          ) : (
            <RoleEditor
              key={`${roleId} ${version}`}
              role={query.data ?? role}
              draft={role.draft}
              storageKey={version === undefined ? roleId : `${roleId}@${version}`}
              isTakenUp={version !== undefined && version !== role.version}
            />
          )
        }
      </QueryPart>
    </Page>
  );
}

const toRoles = () => ({ to: '/admin/ai-roles', label: t('admin.back') });

function Shipped({ role }: { readonly role: RoleForEditing }) {
  const { draft, state, id } = role;
  const isHidden = state === 'hidden';
  return (
    <Card>
      <div className="flex flex-wrap gap-6">
        <Face picture={draft.picture} size={120} />
        <div className="grid min-w-0 grow basis-64 content-start gap-3">
          <p className="text-muted">{t(isHidden ? 'admin.shippedHidden' : 'admin.shippedLead')}</p>
          <p>
            <MixedText text={draft.situation[locale]} />
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink look="primary" to={`/admin/ai-roles/new?from=${id}`}>
              {t('admin.copy')}
            </ButtonLink>
            <ShowingButton role={role} name={draft.name.zh} isHidden={isHidden} />
            <CardDownloads role={role} />
          </div>
        </div>
      </div>
    </Card>
  );
}
