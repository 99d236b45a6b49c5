// The roles as admins see them: who they are, where they stand, and what can be done with each.

import { Link } from 'react-router';
import { Face } from '../../../../kit/web/face/face.tsx';
import { locale } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { draftText } from '../../../drafts/web/api.ts';
import { t } from '../texts.ts';
import type { Listed } from './queries.ts';
import { ShowingButton } from './showing-button.tsx';

const TONES = { published: 'good', draft: 'info', hidden: 'retry' } as const;

export function RoleTable({ roles }: { readonly roles: readonly Listed[] }) {
  return <Table caption={t('admin.title')} rows={roles} rowKey={({ id }) => id} columns={columns()} />;
}

const columns = (): readonly Column<Listed>[] => [
  { key: 'name', header: t('admin.columns.role'), cell: (role) => <Name role={role} /> },
  {
    key: 'place',
    header: t('admin.columns.place'),
    cell: ({ level, theme }) => `${t(`levels.${level}`)} · ${t(`themes.${theme}`)}`,
  },
  { key: 'state', header: t('admin.columns.state'), cell: (role) => <State role={role} /> },
  { key: 'actions', header: t('admin.columns.actions'), cell: (role) => <RoleActions role={role} /> },
];

/** The name in Chinese, or the id while there is none. */
const nameOf = ({ name, id }: Pick<Listed, 'name' | 'id'>): string => name.zh.trim() || id;

function Name({ role }: { readonly role: Listed }) {
  return (
    <span className="flex items-center gap-3">
      <Face picture={role.picture} size={44} />
      <span className="min-w-0">
        <Link
          to={`/admin/ai-roles/${role.id}`}
          lang="zh-Hans"
          className="inline-flex min-h-11 items-center text-body font-medium underline underline-offset-4"
        >
          {nameOf(role)}
        </Link>
        {locale === 'zh' ? null : <span className="block text-muted">{role.name[locale]}</span>}
      </span>
    </span>
  );
}

function State({ role }: { readonly role: Listed }) {
  const { state, origin, version, publishedVersion } = role;
  const isAhead = state === 'published' && publishedVersion !== null && publishedVersion < version;
  return (
    <span className="grid justify-items-start gap-1">
      <Badge tone={TONES[state]}>{t(`admin.states.${state}`)}</Badge>
      <span className="text-caption text-muted">
        {origin === 'shipped' ? t('admin.shipped') : draftText('version', { version })}
        {isAhead ? ` · ${t('admin.ahead', { version: publishedVersion })}` : null}
      </span>
    </span>
  );
}

function RoleActions({ role }: { readonly role: Listed }) {
  const name = nameOf(role);
  return (
    <span className="flex flex-wrap gap-2">
      <ButtonLink
        look="ghost"
        to={`/admin/ai-roles/new?from=${role.id}`}
        aria-label={t('admin.copyNamed', { name })}
      >
        {t('admin.copy')}
      </ButtonLink>
      {role.state === 'draft' ? null : (
        <ShowingButton role={role} name={name} isHidden={role.state === 'hidden'} look="ghost" />
      )}
    </span>
  );
}
