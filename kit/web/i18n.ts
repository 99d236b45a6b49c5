// The interface language of this visit and its texts; a change of language reloads the page, so both never change.

import { dateFormat, numberFormat } from '../core/formats.ts';
import {
  LANGUAGE_PARAMETER,
  LOCALES,
  type Locale,
  localeOfSent,
  offeredLocale,
  preferredVariant,
  toLocale,
} from '../core/locale.ts';
import {
  findText,
  LANGUAGE_TAGS,
  type TextKey,
  type TextTree,
  type TextValues,
  writeFen,
} from '../core/texts.ts';
import { connect } from './connect.ts';
import { leaveNote, readStored, store } from './storage.ts';
import type common from './text/zh.json';

/** Where the chosen language is stored (spec section 9). */
export const LANGUAGE_KEY = 'language';

/** The note that the page was loaded again for another language. */
export const LANGUAGE_CHANGED = 'yulu.language-changed';

export const locale: Locale = localeOfVisit();

function localeOfVisit(): Locale {
  const stored = readStored(LANGUAGE_KEY);
  // Node, where modules of pages are tested too, is at no address.
  if (!('location' in globalThis)) return toLocale(stored);
  const named = new URLSearchParams(location.search).get(LANGUAGE_PARAMETER);
  const sent = stored === null ? localeOfSent(location.pathname, navigator.languages, named) : undefined;
  // Signing in and coming back load the page again: it stays in that language.
  if (sent) store(LANGUAGE_KEY, sent);
  return sent ?? toLocale(stored);
}

/** For `lang` attributes of interface text; dates and numbers go by `formatDate` and `formatNumber`. */
export const languageTag: string = LANGUAGE_TAGS[locale];

/** For dates and numbers: as the browser's own variant of the language writes them, British dates in Britain. */
const formatTag: string = preferredVariant(navigator.languages, locale) ?? languageTag;

/** Stores the language and loads the current path and query again in it. */
export function chooseLocale(chosen: Locale): void {
  if (chosen === locale) return;
  store(LANGUAGE_KEY, chosen);
  leaveNote(LANGUAGE_CHANGED);
  location.replace(location.pathname + location.search);
}

/** Whether the person has chosen a language here; else it is the one that all begin with. */
export function isLocaleChosen(): boolean {
  const stored = readStored(LANGUAGE_KEY);
  return LOCALES.some((each) => each === stored);
}

/** Takes the language that is shown for the chosen one. */
export function keepLocale(): void {
  store(LANGUAGE_KEY, locale);
}

/** What somebody reads who has chosen no language yet: their browser's, where it is one of ours; else the page's. */
export const readingLanguage: Locale =
  (isLocaleChosen() ? undefined : offeredLocale(navigator.languages, locale)) ?? locale;

type TextLoader = () => Promise<unknown>;
const loaders = new Map<string, TextLoader>();
const texts = new Map<string, TextTree>();
const loading = new Map<string, Promise<void>>();
/** What loading them came to, until they are asked for again. */
const failures = new Map<string, unknown>();

/**
 * Makes text files known by their paths (`…/account/text/zh.json` → namespace `account`), as `import.meta.glob` lists
 * them; they are fetched only when a page asks for its namespace, and only in the language of this visit.
 */
export function provideTexts(files: Readonly<Record<string, TextLoader>>): void {
  for (const [path, load] of Object.entries(files)) {
    const [, namespace, language] = /([^/]+)\/text\/([^/]+)\.json$/.exec(path) ?? [];
    if (namespace !== undefined && language === locale) loaders.set(namespace, load);
  }
}

/** Loads the texts of the namespaces that are not there yet. */
export async function loadTexts(namespaces: readonly string[]): Promise<void> {
  await Promise.all(namespaces.filter((namespace) => !texts.has(namespace)).map(loadOnce));
}

/** The same promise for all who ask while it is pending: React takes up a rendering again by it. */
function loadOnce(namespace: string): Promise<void> {
  const pending = loading.get(namespace) ?? loadAnew(namespace).finally(() => loading.delete(namespace));
  loading.set(namespace, pending);
  return pending;
}

async function loadAnew(namespace: string): Promise<void> {
  failures.delete(namespace);
  try {
    await loadTree(namespace);
  } catch (error) {
    failures.set(namespace, error);
    throw error;
  }
}

async function loadTree(namespace: string): Promise<void> {
  // The start of the page knows the first texts only; the others become known with the connection.
  if (!loaders.has(namespace)) await connect();
  const load = loaders.get(namespace);
  if (!load) throw new Error(`no texts in ${locale} for "${namespace}"`);
  // Text files are checked at build time to be trees of strings.
  texts.set(namespace, (await load()) as TextTree);
}

export type Translate<Tree> = (key: TextKey<Tree>, values?: TextValues) => string;

/**
 * A feature's `t`, its keys checked against its `zh.json`. Routes load the texts that they declare; a part of another
 * feature that needs more suspends until they are there. Outside of rendering they have to be there.
 */
export function createTexts<Tree extends TextTree>(namespace: string): Translate<Tree> {
  return (key, values) => {
    const tree = texts.get(namespace);
    // What could not be fetched is the error page's to tell: asking for it while rendering would never end.
    if (!tree) throw failures.get(namespace) ?? loadOnce(namespace);
    return findText(tree, key, locale, values, formatTag) ?? key;
  };
}

/** Texts that every screen shares: navigation, loading, buttons, errors. */
export const COMMON_TEXTS = 'web';
export const t: Translate<typeof common> = createTexts<typeof common>(COMMON_TEXTS);

/** What did not happen where the server was not reached, which matters more than what was typed. */
export type MoneyAction = 'PAYING' | 'CANCELLING';

/** The text of a code of the API's error envelope; codes without a text of their own read as "something went wrong". */
export function errorText(code: string, deed?: MoneyAction): string {
  if (code === 'OFFLINE') {
    // The browser is sure only that there is no network; else it is the server that does not answer.
    const away = navigator.onLine ? 'OFFLINE' : 'NO_NETWORK';
    return t(deed === undefined ? `errors.${away}` : `errors.${away}_${deed}`);
  }
  const tree = texts.get(COMMON_TEXTS);
  return (tree && findText(tree, `errors.${code}`, locale)) ?? t('errors.UNKNOWN');
}

/** A date as the person's variant of the language writes it. */
export function formatDate(date: Date, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(formatTag, options).format(date);
}

/** A number as the person's variant of the language writes it. */
export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  return numberFormat(formatTag, options).format(value);
}

/** An amount of fen in yuan, as the language writes it. */
export function formatFen(fen: number): string {
  return writeFen(fen, locale);
}
