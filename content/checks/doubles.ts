// Nothing stands twice in one list: no id, no line of the same speaker, no word.

import { listsIn, type Source } from './lines.ts';

/** Each problem is one line that begins with its place. */
export function doubleProblems({ place, value }: Source): string[] {
  return listsIn(value, place).flatMap(({ place: at, list }) => {
    const keys = list.flatMap((item) => keysOf(item));
    const twice = new Set(keys.filter((key, index) => keys.indexOf(key) !== index));
    return [...twice].map((key) => `${at}: twice in one list: ${key}`);
  });
}

function keysOf(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (typeof item !== 'object' || item === null) return [];
  if ('id' in item) return [String(item.id)];
  if ('point' in item) return [String(item.point)];
  if (!('zh' in item)) return [];
  return ['speaker' in item ? `${String(item.speaker)}: ${String(item.zh)}` : String(item.zh)];
}
