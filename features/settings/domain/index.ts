// The public face of the rules of settings.

export {
  type Area,
  type AreaValues,
  defineArea,
  FIELD_KINDS,
  type Field,
  readValues,
  type SettingValue,
  SINGLE_KINDS,
} from './area.ts';
export { type Change, listChanges } from './changes.ts';
export { CHECK_STATES, type CheckState } from './check-state.ts';
export { CURRENCY_DIGITS, convertFen, isCurrency, type Rates } from './currencies.ts';
export { currenciesArea } from './currencies-area.ts';
export { rowsOf } from './rows.ts';
export { type ShownIn, writeFenShown } from './write-amount.ts';
