// What is restricted about a thing: why, what is done about it, and what its buyer is asked.

import { CircleAlert, PackageCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { classNames } from '../../../../../kit/web/ui/elements/class-names.ts';
import type { PriceView } from '../../../domain/quote/shapes.ts';
import { t } from '../../texts.ts';

type Verdict = PriceView['verdicts'][number];

type VerdictListProps = {
  /** Of one thing. */
  readonly verdicts: readonly Verdict[];
  /** Of the thing. */
  readonly name: string;
  /** Takes the buyer's word on what only they know; without it nothing is asked, as when it is paid for. */
  readonly onAnswer?: (rule: string, isSuch: boolean) => void;
  readonly busy?: boolean;
};

/** Beside the thing that it is about, wherever that stands. */
export function VerdictList({ verdicts, name, onAnswer, busy = false }: VerdictListProps) {
  const shown = onAnswer ? verdicts : verdicts.filter(({ kind }) => kind !== 'check');
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t('cost.restricted')} className="grid gap-3">
      {shown.map((verdict) => (
        <VerdictNote key={verdict.rule} verdict={verdict} name={name} onAnswer={onAnswer} busy={busy} />
      ))}
    </ul>
  );
}

type VerdictProps = Pick<VerdictListProps, 'name'> & {
  readonly verdict: Verdict;
  readonly onAnswer: VerdictListProps['onAnswer'];
  readonly busy: boolean;
};

function VerdictNote({ verdict, name, onAnswer, busy }: VerdictProps) {
  const { kind, name: rule, reason, found } = verdict;
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
        {kind === 'check' && onAnswer ? (
          <div className="mt-2 flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => onAnswer(verdict.rule, true)}>
              {t('cost.itIs')}
            </Button>
            <Button busy={busy} onClick={() => onAnswer(verdict.rule, false)}>
              {t('cost.itIsNot')}
            </Button>
          </div>
        ) : null}
      </div>
    </li>
  );
}

function because({ kind, found, name }: Pick<Verdict, 'kind' | 'found'> & { readonly name: string }): string {
  if (kind === 'check') return t('cost.checkFor', { name });
  return found === '' ? t('cost.declaredFor', { name }) : t('cost.foundIn', { found });
}
