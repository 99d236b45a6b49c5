// What became of a deck: how many words are new, updated, doubled, refused, and which were refused and why.

import { Link } from 'react-router';
import { formatDate, formatNumber } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import type { DeckImport } from '../anki-api.ts';
import { t } from '../texts.ts';

/** How the words stood in Anki stands below what they have become here. */
const COUNTS = [
  'added',
  'updated',
  'doubled',
  'refused',
  'known',
  'due',
  'unasked',
  'setAside',
  'skillsSetAside',
  'reviews',
  'sounds',
  'pictures',
] as const;
/** Told of every import; the others where there are any. */
const ALWAYS: ReadonlySet<(typeof COUNTS)[number]> = new Set(['added', 'refused']);

export function ImportReport({ imported }: { readonly imported: DeckImport }) {
  const { status, problem, report } = imported;
  if (status === 'refused') {
    return (
      <Notice tone="wrong" title={t('report.refusedWhole')}>
        {t(`problem.${problem ?? 'collection_broken'}`)}
        {report.added > 0 ? ` ${t('report.partKept', { count: report.added })}` : ''}
      </Notice>
    );
  }
  const hasWords = report.added + report.updated + report.doubled > 0;
  return (
    <Notice
      tone={hasWords ? 'good' : 'retry'}
      title={titleOf(imported)}
      action={
        hasWords ? (
          <>
            <ButtonLink to="/study/session">{t('report.toStudy')}</ButtonLink>
            <ButtonLink look="ghost" to="/words">
              {t('report.toWords')}
            </ButtonLink>
          </>
        ) : undefined
      }
    >
      <dl className="mt-2 grid gap-x-8 gap-y-1 tablet:grid-cols-2">
        {COUNTS.filter((name) => ALWAYS.has(name) || report[name] > 0).map((name) => (
          <div key={name} className="flex items-baseline justify-between gap-3">
            <dt className="text-small">{t(`report.${name}`)}</dt>
            <dd className="shrink-0 font-bold tabular-nums">{formatNumber(report[name])}</dd>
          </div>
        ))}
      </dl>
      {report.reviews > 0 ? (
        <p className="mt-2 text-small">
          {t('report.schedule')} {t('report.spread')}
        </p>
      ) : null}
      {report.practised.length > 0 ? (
        <p className="mt-2 text-small">
          {t('report.practised', { kinds: report.practised.map((kind) => t(`kinds.${kind}`)).join(' · ') })}{' '}
          <Link to="/study/settings" className="text-active underline underline-offset-4">
            {t('report.toSettings')}
          </Link>
        </p>
      ) : null}
      {report.pictures > 0 ? <p className="mt-2 text-small">{t('report.webp')}</p> : null}
      {report.samples.length > 0 ? <Refused report={report} /> : null}
      {report.losses.length > 0 ? <Lost losses={report.losses} /> : null}
    </Notice>
  );
}

function titleOf({ name, createdAt }: DeckImport): string {
  const date = formatDate(new Date(createdAt), { dateStyle: 'medium' });
  return name === '' ? t('report.title', { date }) : t('report.titleNamed', { name, date });
}

function Refused({ report: { samples, refused } }: Pick<DeckImport, 'report'>) {
  return (
    <details className="mt-2">
      <summary className="min-h-11 py-2.5 text-small text-active">{t('report.whichRefused')}</summary>
      <ul className="grid gap-1 text-small">
        {samples.map(({ text, why }, place) => (
          // The report never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className="wrap-anywhere">
            {text === '' ? t('report.emptyNote') : <MixedText text={text} />}
            <span className="text-muted"> · {t(`refusal.${why}`)}</span>
          </li>
        ))}
      </ul>
      {refused > samples.length ? (
        <p className="mt-1 text-small text-muted">{t('report.more', { count: refused - samples.length })}</p>
      ) : null}
    </details>
  );
}

/** What of words that came stayed behind, with the first of them. */
function Lost({ losses }: { readonly losses: DeckImport['report']['losses'] }) {
  return (
    <details className="mt-2">
      <summary className="min-h-11 py-2.5 text-small text-active">{t('report.whatLost')}</summary>
      <ul className="grid gap-2 text-small">
        {losses.map(({ what, count, words }) => (
          <li key={what} className="wrap-anywhere">
            {t('report.lossLine', { what: t(`loss.${what}`), count: formatNumber(count) })}
            <br />
            <span className="text-muted">
              <MixedText text={[...new Set(words)].join(' · ')} />
              {count > words.length ? ` ${t('report.more', { count: count - words.length })}` : ''}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
