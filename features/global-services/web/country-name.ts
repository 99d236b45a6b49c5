// The name of a country in the language of the page.

import { languageTag } from '../../../kit/web/i18n.ts';

export const countryName = (code: string): string =>
  new Intl.DisplayNames(languageTag, { type: 'region' }).of(code) ?? code;
