// The public face of the settings' pages.

export { BankCosts, BankRefund, useCardTax } from './components/bank-costs.tsx';
export { Converted, CurrencyChoice, digitsOf, formatAmount, signOf } from './components/converted.tsx';
export { useDisplayCurrency } from './display-currency.ts';
export { readFen, writeFen } from './fen.ts';
export type { SettingsForm, TrialProps } from './forms.ts';
export { SettingsPage } from './pages/settings-page.tsx';
