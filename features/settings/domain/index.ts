// The public face of the rules of settings.

export {
  type Area,
  type AreaValues,
  defineArea,
  FIELD_KINDS,
  type FieldKind,
  readValues,
  type SettingValue,
} from './area.ts';
export { type Change, listChanges } from './changes.ts';
export { currenciesArea } from './currencies-area.ts';
