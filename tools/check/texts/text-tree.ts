// Reads a text file into its keys; nested objects become dotted paths.

import * as z from 'zod';

type Tree = { readonly [key: string]: string | Tree };
const tree: z.ZodType<Tree> = z.record(z.string(), z.union([z.string(), z.lazy(() => tree)]));

/** Dotted key to text. Throws when the file holds anything but objects and strings. */
export function readTexts(json: string): ReadonlyMap<string, string> {
  return new Map(flatten(tree.parse(JSON.parse(json)), ''));
}

function flatten(level: Tree, before: string): [string, string][] {
  return Object.entries(level).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flatten(value, `${before}${key}.`),
  );
}

/** The names inside `{{ }}`, sorted. */
export function placeholdersOf(text: string): string[] {
  const names = Array.from(text.matchAll(/\{\{\s*(\w+)\s*\}\}/g), ([, name]) => name ?? '');
  return [...new Set(names)].toSorted();
}

/** `days_one` and `days_other` are the one key `days`. */
export const withoutPlural = (key: string) => key.replace(/_(one|other)$/, '');
