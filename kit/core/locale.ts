// The three interface languages and how one is chosen.

export const LOCALES = ['zh', 'en', 'pt'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'zh';

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  zh: '中文',
  en: 'English',
  pt: 'Português',
};

/**
 * The language to offer to a browser: the first of those it prefers that is ours. Undefined when the page is in it
 * already, or has none of them.
 */
export function offeredLocale(preferred: readonly string[], shown: Locale): Locale | undefined {
  const [first] = preferred.flatMap(
    (tag) => LOCALES.find((each) => tag.toLowerCase().split('-')[0] === each) ?? [],
  );
  return first === shown ? undefined : first;
}

/** Addresses that people are sent by somebody who knows them. */
const SENT = /^\/(?:join-class|guardian|report|shared-plan)(?:\/|$)/;

/** The part of a query by which an address says in which language it opens. */
export const LANGUAGE_PARAMETER = 'lang';

/**
 * The language in which an address opens for who has chosen none: the one that it names, which is that of the mail around
 * it; of addresses that people are sent, else the browser's. Undefined for all others, on which it is only offered, and for
 * browsers that prefer none of ours.
 */
export const localeOfSent = (
  path: string,
  preferred: readonly string[],
  named: string | null = null,
): Locale | undefined =>
  LOCALES.find((locale) => locale === named) ??
  (SENT.test(path) ? offeredLocale(preferred, DEFAULT_LOCALE) : undefined);

/**
 * The variant of a language that a browser prefers, for dates and numbers: `en-GB` where English is shown. Undefined where
 * it names none. Chinese stays simplified, whatever the region.
 */
export function preferredVariant(preferred: readonly string[], shown: Locale): string | undefined {
  if (shown === 'zh') return undefined;
  return preferred.find(
    (tag) => /^[a-z]{2}-[a-z]{2}$/i.test(tag) && tag.toLowerCase().startsWith(`${shown}-`),
  );
}

/** The locale for a stored or received value; anything that is not one of the three is the default. */
export function toLocale(value: unknown): Locale {
  return LOCALES.find((locale) => locale === value) ?? DEFAULT_LOCALE;
}
