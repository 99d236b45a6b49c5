// Finds a text by its key and fills it in: placeholders, plurals and numbers as the language writes them.

import { dateFormat, numberFormat, pluralRules } from './formats.ts';
import type { Locale } from './locale.ts';

/** A feature's texts: nested objects with strings at the ends. */
export type TextTree = { readonly [key: string]: string | TextTree };

type PluralBase<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** Every key of a tree as a dotted path; `days_one` and `days_other` are the one key `days`. */
export type TextKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? PluralBase<Key> : `${Key}.${TextKey<Tree[Key]>}`;
}[keyof Tree & string];

/** What fills `{{name}}`; `count` also chooses between `key_one` and `key_other`. */
export type TextValues = Readonly<Record<string, string | number>>;

/** BCP 47 tags for Intl and for `lang`; Portuguese is Brazilian, Chinese is simplified. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { zh: 'zh-Hans', en: 'en', pt: 'pt-BR' };

/** The filled text for `key`, or undefined where the tree has no such text. */
export function findText(
  tree: TextTree,
  key: string,
  locale: Locale,
  values: TextValues = {},
  numberTag: string = LANGUAGE_TAGS[locale],
): string | undefined {
  const template =
    (typeof values.count === 'number' && plural(tree, key, locale, values.count)) || lookUp(tree, key);
  return typeof template === 'string' ? fillText(template, written(values, numberTag)) : undefined;
}

/** Replaces each `{{name}}` by its value as it stands; an unknown name stays visible, so that a mistake shows. */
export function fillText(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/** An amount of fen in yuan, as the language writes it. */
export const writeFen = (fen: number, locale: Locale): string =>
  numberFormat(LANGUAGE_TAGS[locale], { style: 'currency', currency: 'CNY' }).format(fen / 100);

/** A day that stands as `yyyy-mm-dd`, as the language writes it; the same one wherever it is read. */
export const writeDay = (day: string, locale: Locale): string =>
  dateFormat(DATE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** A moment where nobody knows the reader's zone, as in a mail. */
export const writeMoment = (at: Date, locale: Locale, dateStyle: 'long' | 'medium' = 'long'): string =>
  `${dateFormat(DATE_TAGS[locale], { dateStyle, timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;

/** The same in the reader's zone, where that is known: a mail says how far it is from UTC. */
export const writeMomentIn = (at: Date, locale: Locale, zone: string): string => {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: zone } as const;
  const named = dateFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at);
  const offset = named.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return `${dateFormat(DATE_TAGS[locale], format).format(at)} (${offset === 'GMT' || offset === 'GMT+0' ? 'UTC' : offset})`;
};

/** Where no browser says which English it is: 14 December 2026 is read alike everywhere. */
const DATE_TAGS: Readonly<Record<Locale, string>> = { ...LANGUAGE_TAGS, en: 'en-GB' };

function plural(tree: TextTree, key: string, locale: Locale, count: number): string | undefined {
  const category = pluralRules(LANGUAGE_TAGS[locale], {}).select(count);
  // Portuguese has a third category for millions; its form is the plural. And it counts none with one, which people
  // do not: nobody has “0 pacote”.
  return lookUp(tree, `${key}_${category === 'one' && count !== 0 ? 'one' : 'other'}`);
}

function lookUp(tree: TextTree, key: string): string | undefined {
  let found: string | TextTree | undefined = tree;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, part)) return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
}

const isSmallCount = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 1000;

/** Numbers as the language writes them: 1,000 in English, 1.000 in Portuguese. */
function written(values: TextValues, numberTag: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      // Small counts are written alike in all our languages, and most pages need no formatter for others.
      typeof value === 'string' || isSmallCount(value)
        ? `${value}`
        : numberFormat(numberTag, {}).format(value),
    ]),
  );
}
