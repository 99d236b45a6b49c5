// A field for an amount of money: says what it has understood where that is not plain, and asks where it can be two.

import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from 'react';
import { formatFen, t } from '../../i18n.ts';
import { readAmount, writeAmount } from '../../typed-amount.ts';
import { TextField } from './text-field.tsx';

type AmountFieldProps = Omit<ComponentProps<typeof TextField>, 'inputMode' | 'maxLength'> & {
  /** Of the minor unit of its currency, and how an amount of it is written; of yuan unless said. */
  readonly digits?: number;
  readonly format?: (minor: number) => string;
  /** In minor units: more is refused while it is typed. */
  readonly most?: number;
};

/** A million with its sign, thousands and hundredths, and room to mend it. */
const LENGTH_MOST = 20;
/** What means the same to everybody. */
const PLAIN = /^\d*(?:[.,]\d{0,2})?$/;

/** Takes every attribute of a text field; what is read of it is `readAmount` of `kit/web`. */
export function AmountField({ digits = 2, format = formatFen, most, error, ...rest }: AmountFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  // A form may put something else into its field, and tells nobody.
  // Setting the same again renders nothing.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => setTyped(inputIn(box.current)?.value ?? ''));
  const read = readAmount(typed, digits);
  const write = (minor: number) => {
    const input = inputIn(box.current);
    if (input) typeInto(input, writeAmount(minor, digits));
  };
  const fits = (minor: number) => most === undefined || minor <= most;
  const choices = read.kind === 'either' ? [read.grouped, read.decimal].filter(fits) : [];
  const tooMuch = read.kind === 'amount' ? !fits(read.minor) : read.kind === 'either' && choices.length < 2;
  const [grouped = 0, decimal = 0] = choices;
  const question = tooMuch
    ? t('amount.most', { amount: format(most ?? 0) })
    : t('amount.which', { grouped: format(grouped), decimal: format(decimal) });
  const isUnclear = tooMuch || choices.length > 0;
  return (
    <div ref={box} className="grid gap-1.5">
      <TextField
        {...rest}
        inputMode="decimal"
        maxLength={LENGTH_MOST}
        autoComplete="off"
        error={tooMuch || (error !== undefined && isUnclear) ? question : error}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          setTyped(event.target.value);
          rest.onChange?.(event);
        }}
      />
      <div aria-live="polite" className="grid gap-1.5 empty:hidden">
        {read.kind === 'amount' && !tooMuch && !PLAIN.test(typed) ? (
          <p className="text-small text-muted">{t('amount.understood', { amount: format(read.minor) })}</p>
        ) : null}
        {choices.length > 0 && !tooMuch && error === undefined ? (
          <p className="text-small text-retry">{question}</p>
        ) : null}
        {choices.length > 0 ? (
          <p className="flex flex-wrap gap-2">
            {choices.map((minor) => (
              <button
                key={minor}
                type="button"
                onClick={() => write(minor)}
                className="inline-flex min-h-11 items-center rounded-soft border border-line-strong px-3 text-small font-medium tabular-nums transition-colors hover:border-ink"
              >
                {format(minor)}
              </button>
            ))}
          </p>
        ) : null}
      </div>
    </div>
  );
}

const inputIn = (box: HTMLElement | null): HTMLInputElement | null => box?.querySelector('input') ?? null;

/** As if it had been typed, so that whoever keeps the text of the field hears of it. */
function typeInto(input: HTMLInputElement, text: string): void {
  // By the element's own setter: React puts one before it that would call this no change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
