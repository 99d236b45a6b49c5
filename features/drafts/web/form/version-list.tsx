// Every version of a draft: who wrote it, when, whether learners meet it, and what can be done with it.

import type { ReactNode } from 'react';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { t } from '../texts.ts';

export type VersionEntry = {
  readonly number: number;
  readonly note: string;
  readonly isComplete: boolean;
  readonly isPublished: boolean;
  /** Nobody has saved it: it repeats what is shipped, since an admin has gone back to that. */
  readonly isReset: boolean;
  /** Null when the account is gone. */
  readonly authorName: string | null;
  readonly createdAt: string;
};

type VersionListProps<Entry extends VersionEntry> = {
  readonly versions: readonly Entry[];
  /** What can be done with one. */
  readonly children: (version: Entry) => ReactNode;
};

export function VersionList<Entry extends VersionEntry>({ versions, children }: VersionListProps<Entry>) {
  return (
    <ol className="border-b border-line">
      {versions.map((version) => (
        <li
          key={version.number}
          className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3"
        >
          <About version={version} />
          <div className="flex flex-wrap gap-2">{children(version)}</div>
        </li>
      ))}
    </ol>
  );
}

function About({ version }: { readonly version: VersionEntry }) {
  const { number, note, isComplete, isPublished, isReset, authorName, createdAt } = version;
  const values = { name: authorName ?? t('history.gone'), date: showMoment(createdAt) };
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {t('version', { version: number })}
        {isPublished ? <Badge tone="good">{t('history.published')}</Badge> : null}
        {isComplete ? null : <Badge tone="retry">{t('history.incomplete')}</Badge>}
      </p>
      <p className="text-small text-muted">{t(isReset ? 'history.resetBy' : 'history.by', values)}</p>
      {note === '' ? null : <p className="text-small break-words">{note}</p>}
    </div>
  );
}

const showMoment = (iso: string): string =>
  formatDate(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });

/** Opens the form with what a version says; `to`: its address. */
export function TakeUpLink({ to, version }: { readonly to: string; readonly version: number }) {
  return (
    <ButtonLink to={to} aria-label={t('history.takeUpNamed', { version })}>
      {t('history.takeUp')}
    </ButtonLink>
  );
}

export function HistoryLink({ to }: { readonly to: string }) {
  return (
    <ButtonLink look="ghost" to={to}>
      {t('editor.history')}
    </ButtonLink>
  );
}

/** What the page of a history says of itself. */
export const historyTexts = () => ({
  title: t('history.title'),
  lead: t('history.lead'),
  none: t('history.none'),
  failed: t('history.failed'),
});
