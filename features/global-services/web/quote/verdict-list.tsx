// What is restricted about the things: which one, why, and what is done about it.

import { CircleAlert, PackageCheck } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import type { PriceView } from '../../domain/quote/shapes.ts';
import { t } from '../texts.ts';

type VerdictListProps = {
  readonly verdicts: PriceView['verdicts'];
  /** The names of the things, in their order. */
  readonly names: readonly string[];
};

export function VerdictList({ verdicts, names }: VerdictListProps) {
  if (verdicts.length === 0) return null;
  return (
    <section aria-labelledby="verdicts">
      <h2 id="verdicts" className="mb-2 font-serif text-lead font-bold">
        {t('cost.restricted')}
      </h2>
      <ul className="grid gap-3">
        {verdicts.map((verdict) => (
          <VerdictNote
            key={`${verdict.item} ${verdict.rule}`}
            verdict={verdict}
            name={names[verdict.item] ?? ''}
          />
        ))}
      </ul>
    </section>
  );
}

type VerdictProps = { readonly verdict: PriceView['verdicts'][number]; readonly name: string };

/** One of them, also where nothing is priced yet. */
export function VerdictNote({ verdict: { kind, name: rule, reason, found }, name }: VerdictProps) {
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
      <div className="min-w-0">
        <p className="font-bold">
          {rule}: {t(`remedies.${kind}`)}
        </p>
        <p className="text-ink">{reason}</p>
        <p className="text-small text-ink">
          {found === '' ? t('cost.declaredFor', { name }) : t('cost.foundIn', { name, found })}
        </p>
        {kind === 'refuse' ? (
          <Link to="/global-services/policy" className="inline-flex min-h-11 items-center text-ink underline">
            {t('policy.title')}
          </Link>
        ) : null}
      </div>
    </li>
  );
}
