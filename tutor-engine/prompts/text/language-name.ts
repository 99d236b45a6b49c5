// What a prompt calls the languages of explanations.

import type { Locale } from '../../../kit/core/locale.ts';

export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  zh: 'simple Chinese',
  en: 'English',
  pt: 'Brazilian Portuguese',
};
