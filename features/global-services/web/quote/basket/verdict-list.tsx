// What is restricted about a thing: why, what is done about it, and what its buyer is asked.

import { CircleAlert, PackageCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../../../kit/web/ui/elements/class-names.ts';
import type { PriceView } from '../../../domain/quote/shapes.ts';
import { t } from '../../texts.ts';

type Verdict = PriceView['verdicts'][number];

type VerdictListProps = {
  /** Of one thing. */
  readonly verdicts: readonly Verdict[];
  /** Of the thing. */
  readonly name: string;
  /** What its buyer can do about one. */
  readonly renderAction?: (verdict: Verdict) => ReactNode;
};

/** Beside the thing that it is about, wherever that stands. */
export function VerdictList({ verdicts, name, renderAction }: VerdictListProps) {
  if (verdicts.length === 0) return null;
  return (
    <ul aria-label={t('cost.restricted')} className="grid gap-3">
      {verdicts.map((verdict) => (
        <VerdictNote key={verdict.rule} verdict={verdict} name={name}>
          {renderAction?.(verdict)}
        </VerdictNote>
      ))}
    </ul>
  );
}

type VerdictProps = {
  readonly verdict: Verdict;
  readonly name: string;
  readonly children: ReactNode;
};

function VerdictNote({ verdict: { kind, name: rule, reason, found }, name, children }: VerdictProps) {
  const isStop = kind === 'refuse' || kind === 'explain';
  const Icon = isStop ? CircleAlert : PackageCheck;
  return (
    <li
      className={classNames(
        'flex gap-3 rounded-soft p-4',
        isStop ? 'bg-wrong-ground text-wrong' : 'bg-retry-ground text-retry',
      )}
    >
      <Icon aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0 grow">
        <p className="font-bold">
          {rule}: {t(`remedies.${kind}`)}
        </p>
        <p className="text-ink">{reason}</p>
        <p className="text-small text-ink">{because({ kind, found, name })}</p>
        {kind === 'refuse' ? (
          <Link to="/global-services/policy" className="inline-flex min-h-11 items-center text-ink underline">
            {t('policy.title')}
          </Link>
        ) : null}
        {children}
      </div>
    </li>
  );
}

function because({ kind, found, name }: Pick<Verdict, 'kind' | 'found'> & { readonly name: string }): string {
  if (kind === 'check') return t('cost.checkFor', { name });
  return found === '' ? t('cost.declaredFor', { name }) : t('cost.foundIn', { found });
}
