// The tip for whoever buys in China: none, a share of the goods, or an amount of one's own.

import { useState } from 'react';
import { formatNumber } from '../../../../../kit/web/i18n.ts';
import { AmountField } from '../../../../../kit/web/ui/fields/amount-field.tsx';
import { SegmentedControl } from '../../../../../kit/web/ui/fields/segmented-control.tsx';
import type { QuoteRequest } from '../../../domain/quote/shapes.ts';
import { BOUNDS, TIPS, type TipKind } from '../../../domain/quote/terms.ts';
import { t } from '../../texts.ts';
import { readFenOrNone, writeFenTyped } from './typed-fen.ts';

type Tip = QuoteRequest['tip'];
/** Of the goods, 0 to 1. */
export type TipShares = Readonly<Record<Exclude<TipKind, 'none' | 'custom'>, number>>;

type TipChoiceProps = {
  readonly tip: Tip;
  readonly shares: TipShares;
  readonly onChange: (tip: Tip) => void;
};

export function TipChoice({ tip, shares, onChange }: TipChoiceProps) {
  const [typed, setTyped] = useState(tip.kind === 'custom' ? writeFenTyped(tip.fen) : '');
  const custom = readFenOrNone(typed, BOUNDS.tipFen);
  const labelOf = (kind: TipKind): string =>
    kind === 'none' || kind === 'custom'
      ? t(`cost.tips.${kind}`)
      : formatNumber(shares[kind], { style: 'percent', maximumFractionDigits: 2 });
  return (
    <div className="grid gap-3">
      <SegmentedControl
        label={t('cost.tip')}
        options={TIPS.map((value) => ({ value, label: labelOf(value) }))}
        value={tip.kind}
        onChange={(kind) => onChange(kind === 'custom' ? { kind, fen: custom ?? 0 } : { kind })}
      />
      {tip.kind === 'custom' ? (
        <AmountField
          label={t('cost.tipAmount')}
          value={typed}
          error={custom === undefined ? t('cost.tipWrong') : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            const fen = readFenOrNone(target.value, BOUNDS.tipFen);
            if (fen !== undefined) onChange({ kind: 'custom', fen });
          }}
        />
      ) : null}
    </div>
  );
}
