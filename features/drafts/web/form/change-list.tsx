// What learners met in the place of what, and who decided that: published, gone back to an older version, hidden.

import { formatDate } from '../../../../kit/web/i18n.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { t } from '../texts.ts';

export type PublicationChange = {
  readonly name: string;
  readonly at: string;
  /** Numbers of versions; 0: what is shipped, null: nothing. */
  readonly from: number | null;
  readonly to: number | null;
  /** Empty where nobody gave one. */
  readonly reason: string;
};

export function ChangeList({ changes }: { readonly changes: readonly PublicationChange[] }) {
  return (
    <Section title={t('history.changesTitle')}>
      {changes.length === 0 ? (
        <p className="text-muted">{t('history.noChanges')}</p>
      ) : (
        <ol className="border-b border-line">
          {changes.map((change) => (
            <li
              key={`${change.at} ${change.to}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-2"
            >
              <span className="min-w-0 wrap-anywhere">
                {changeText(change)}
                {change.reason === '' ? null : (
                  <span className="block text-small text-muted">{change.reason}</span>
                )}
              </span>
              <span className="text-small text-muted">
                {formatDate(new Date(change.at), { dateStyle: 'medium', timeStyle: 'short' })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

function changeText({ name: given, from, to }: PublicationChange): string {
  const name = given === '' ? t('history.gone') : given;
  if (to === null) return t('history.hid', { name });
  if (from === null) return t('history.put', { name, to: versionName(to) });
  const values = { name, from: versionName(from), to: versionName(to) };
  return t(to < from ? 'history.wentBack' : 'history.replaced', values);
}

const versionName = (number: number): string =>
  number === 0 ? t('history.shipped') : t('version', { version: number });
