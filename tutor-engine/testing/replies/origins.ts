// For tests: where each sentence of a reply stands in the content, so that misfits can be counted by what produced them.

import { shippedContent } from '../../../content/load.ts';

/** A sentence and the place of its template: `frames/predicates/ill/uptakes/3/lines`. */
export type Origin = { readonly text: string; readonly from: string };

type Template = { readonly from: string; readonly matches: (text: string) => boolean };

let known: { readonly exact: ReadonlyMap<string, string>; readonly slotted: readonly Template[] } | undefined;

/** The parts of a reply's line with the templates that they were filled from; what no template explains is `?`. */
export function originsOf(line: string, preferred = ''): Origin[] {
  const whole = originOf(line, preferred);
  if (whole !== undefined) return [{ text: line, from: whole }];
  // Two sentences may have been joined into one line.
  const ends = [...line.matchAll(/[。！？]/gu)].map(({ index }) => index + 1);
  for (const end of ends.slice(0, -1)) {
    const from = originOf(line.slice(0, end), preferred);
    if (from !== undefined)
      return [{ text: line.slice(0, end), from }, ...originsOf(line.slice(end), preferred)];
  }
  return [{ text: line, from: '?' }];
}

function originOf(text: string, preferred: string): string | undefined {
  known ??= templates();
  const places = known.exact.get(text)?.split('|');
  if (places !== undefined)
    return places.find((one) => preferred !== '' && one.includes(preferred)) ?? places[0];
  return known.slotted.find(({ matches }) => matches(text))?.from;
}

function templates(): NonNullable<typeof known> {
  const { frames, talks, smallTalk, personas, biographies } = shippedContent();
  const exact = new Map<string, string>();
  const slotted: (Template & { readonly weight: number })[] = [];
  const add = (zh: string, from: string) => {
    if (!zh.includes('{')) {
      const before = exact.get(zh);
      exact.set(zh, before === undefined ? from : `${before}|${from}`);
      return;
    }
    const plain = zh.replaceAll(/\{[a-z]+\}/gu, '\u0000').replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
    const pattern = new RegExp(`^${plain.replaceAll('\u0000', '[^。！？]+')}$`, 'u');
    slotted.push({ from, matches: (text) => pattern.test(text), weight: plain.length });
  };
  walk({ frames, talks, smallTalk, personas, biographies }, '', add);
  return { exact, slotted: slotted.toSorted((a, b) => b.weight - a.weight) };
}

function walk(value: unknown, path: string, add: (zh: string, from: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('zh' in value && typeof value.zh === 'string' && 'en' in value) add(value.zh, path);
  for (const [key, inner] of Object.entries(value)) {
    const id: unknown = typeof inner === 'object' && inner !== null && 'id' in inner ? inner.id : undefined;
    walk(inner, `${path}/${typeof id === 'string' ? id : key}`, add);
  }
}

/** The kind of a template: its file and what of it, without the place in a list. */
export function kindOf(from: string): string {
  const parts = from.split('/').filter((part) => part !== '' && !/^\d+$/u.test(part));
  const [first = '?', second = ''] = parts;
  if (first === 'frames') return `${second}: ${isAsk(from) ? 'question' : 'statement'}`;
  if (first === 'talks')
    return parts.includes('lines')
      ? `lines: ${parts[2] ?? ''}`
      : `topics: ${isAsk(from) ? 'question' : 'reaction'}`;
  return first;
}

function isAsk(from: string): boolean {
  return /\/(?:ask|asks|again)(?:\/|$)/u.test(from);
}
