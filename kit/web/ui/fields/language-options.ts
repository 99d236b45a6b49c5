// The product's languages as options, each by its own name and marked as that language.

import { LANGUAGE_NAMES, LOCALES, type Locale } from '../../../core/locale.ts';
import { LANGUAGE_TAGS } from '../../../core/texts.ts';
import type { Option } from './select.tsx';

export const LANGUAGE_OPTIONS: readonly Option<Locale>[] = LOCALES.map((value) => ({
  value,
  label: LANGUAGE_NAMES[value],
  lang: LANGUAGE_TAGS[value],
}));
