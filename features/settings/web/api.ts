// The public face of the settings' pages.

export { BankCosts, BankRefund, useCardTax } from './components/bank-costs.tsx';
export {
  Converted,
  CurrencyChoice,
  digitsOf,
  formatAmount,
  RateLine,
  RateOf,
  type ShownAt,
  signOf,
  useFenShown,
} from './components/converted.tsx';
export { useDisplayCurrency, useProposedFor } from './display-currency.ts';
export { readFen, writeFen } from './fen.ts';
export type { SettingsForm, TrialProps } from './forms.ts';
export { SettingsPage } from './pages/settings-page.tsx';
