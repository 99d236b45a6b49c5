// What a Chinese line means, in the learner's language; for Chinese interfaces English (decision 11).

import { locale } from '../../../kit/web/i18n.ts';

export const MEANING_LANGUAGE = locale === 'pt' ? 'pt' : 'en';

export const meaningOf = (line: { readonly en: string; readonly pt: string }): string =>
  line[MEANING_LANGUAGE];
