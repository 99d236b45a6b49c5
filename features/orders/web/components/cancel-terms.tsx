// Before paying: what a change of mind will cost, in one line, and stage by stage for who wants to know.

import { ChevronRight } from 'lucide-react';
import { formatFen } from '../../../../kit/web/i18n.ts';
import type { PriceView } from '../../../global-services/web/api.ts';
import { cancelTerms } from '../../domain/money/cancel-terms.ts';
import { t } from '../texts.ts';

export function CancelTerms({ price }: { readonly price: Pick<PriceView, 'totalFen' | 'lines'> }) {
  const terms = cancelTerms(price);
  const bought = terms.find(({ right }) => right === 'ask');
  return (
    <div className="text-small">
      <p>
        {t('cancel.terms.short', {
          all: formatFen(price.totalFen),
          least: formatFen(bought?.leastFen ?? 0),
        })}
      </p>
      <details className="group">
        <summary className="inline-flex min-h-11 list-none items-center gap-1 underline underline-offset-4 [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden="true" size={18} className="transition-transform group-open:rotate-90" />
          {t('cancel.terms.more')}
        </summary>
        <dl className="grid gap-2">
          {terms.map(({ stage, right, leastFen }) => (
            <div key={stage}>
              <dt className="font-medium">{t(`stages.${stage}`)}</dt>
              <dd>{t(`cancel.terms.${right}`, { amount: formatFen(leastFen) })}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-muted">{t('cancel.terms.taken', { stage: t('stages.ordered') })}</p>
      </details>
    </div>
  );
}
