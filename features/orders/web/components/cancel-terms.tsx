// Before paying: what a change of mind will cost, in one line, and stage by stage for who wants to know.

import { ChevronRight } from 'lucide-react';
import { locale } from '../../../../kit/web/i18n.ts';
import type { PriceView } from '../../../global-services/web/api.ts';
import { writeFenShown } from '../../../settings/domain/index.ts';
import { cancelTerms } from '../../domain/money/cancel-terms.ts';
import { t } from '../texts.ts';

type CancelTermsProps = { readonly price: Pick<PriceView, 'totalFen' | 'lines' | 'shown'> };

export function CancelTerms({ price }: CancelTermsProps) {
  const terms = cancelTerms(price);
  const write = (fen: number) => writeFenShown(fen, price.shown, locale);
  const bought = terms.find(({ right }) => right === 'ask');
  return (
    <div className="text-small">
      <p>
        {t('cancel.terms.short', {
          all: write(price.totalFen),
          least: write(bought?.leastFen ?? 0),
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
              <dd>{t(`cancel.terms.${right}`, { amount: write(leastFen) })}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-muted">{t('cancel.terms.taken', { stage: t('stages.ordered') })}</p>
      </details>
    </div>
  );
}
