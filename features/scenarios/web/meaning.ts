// What a Chinese line means, in the learner's language; for Chinese interfaces English.

import { locale } from '../../../kit/web/i18n.ts';

export const MEANING_LANGUAGE = locale === 'pt' ? 'pt' : 'en';

export const meaningOf = (line: { readonly en: string; readonly pt: string }): string =>
  line[MEANING_LANGUAGE];

type Name = { readonly zh: string; readonly en: string; readonly pt: string };

/** A name in Chinese, with what it means for who reads another language: 老板 · Owner. */
export const nameWithMeaning = (name: Name): string =>
  locale === 'zh' ? name.zh : `${name.zh} · ${name[locale]}`;
