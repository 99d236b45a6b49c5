// A turn in one line: who spoke, whether it kept to the level, and how long deciding took.

import { formatNumber } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { t } from '../texts.ts';
import type { TrialTurn } from './queries.ts';

const PERCENT = { style: 'percent', maximumFractionDigits: 0 } as const;
const MS = { maximumFractionDigits: 1 } as const;

export function VerdictLine({ turn: { answer, verdict, decidedMs } }: { readonly turn: TrialTurn }) {
  const { speaker, standIn, text } = answer;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="info">{t(`trial.speakers.${speaker}`)}</Badge>
        {text === '' ? null : (
          <Badge tone={verdict.isWithin ? 'good' : 'retry'}>
            {t(verdict.isWithin ? 'trial.within' : 'trial.beyond', {
              share: formatNumber(verdict.share, PERCENT),
            })}
          </Badge>
        )}
        <span className="text-muted tabular-nums">
          {t('trial.decidedIn', { ms: formatNumber(decidedMs, MS) })}
        </span>
      </p>
      {standIn === null ? null : <p className="text-muted">{t('trial.standIn', { why: standIn })}</p>}
      {verdict.hard.length === 0 ? null : (
        <p className="text-muted">
          {t('trial.hard')} <span lang="zh-Hans">{verdict.hard.join('、')}</span>
        </p>
      )}
    </div>
  );
}
