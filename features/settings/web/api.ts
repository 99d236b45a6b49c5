// The public face of the settings' pages.

export { Converted, CurrencyChoice } from './components/converted.tsx';
export { readFen, writeFen } from './fen.ts';
export type { SettingsForm } from './forms.ts';
