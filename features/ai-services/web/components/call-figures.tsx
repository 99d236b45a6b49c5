// What a call of a model took: time, tokens and cost.

import { formatNumber } from '../../../../kit/web/i18n.ts';
import type { Tried } from '../queries.ts';
import { showCost, showSeconds } from '../show.ts';
import { t } from '../texts.ts';

type CallFiguresProps = {
  readonly call: Pick<
    Tried,
    'firstTokenMs' | 'tookMs' | 'promptTokens' | 'completionTokens' | 'isEstimated' | 'costMicro'
  >;
};

export function CallFigures({ call }: CallFiguresProps) {
  const { firstTokenMs, tookMs, promptTokens, completionTokens, isEstimated, costMicro } = call;
  return (
    <ul className="mt-3 text-small text-muted tabular-nums">
      {firstTokenMs === null ? null : <li>{t('try.firstWord', { seconds: showSeconds(firstTokenMs) })}</li>}
      <li>{t('try.took', { seconds: showSeconds(tookMs) })}</li>
      <li>
        {t(isEstimated ? 'try.tokensEstimated' : 'try.tokens', {
          in: formatNumber(promptTokens),
          out: formatNumber(completionTokens),
        })}
      </li>
      <li>{t('try.cost', { cost: showCost(costMicro) })}</li>
    </ul>
  );
}
