// A thing, place or animal by what learners call it in English or Portuguese, dogs, o cachorro; and what such a word means.

import type { Frames } from '../../../content/schema/content.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { Core } from '../../state/types.ts';
import { foldForeign, wordIndexOf } from '../../understand/frames/word-index.ts';
import { latinWords } from '../../understand/text/foreign.ts';
import { utterance } from '../../understand/text/utterance.ts';

type Called = { readonly line: Line; readonly id: string; readonly kind: string };
const indexes = new WeakMap<Frames, ReadonlyMap<string, readonly Called[]>>();

/** `of`: the kinds and classes that belong here, all without it; undefined where none of them has the word. */
export function nounCalled(
  frames: Frames | undefined,
  caught: string,
  of?: readonly string[],
): Line | undefined {
  return indexOf(frames)
    ?.get(keyOf(caught.split(' ')))
    ?.find(({ id, kind }) => of === undefined || of.includes(id) || of.includes(kind))?.line;
}

const others = new WeakMap<Core, ReadonlyMap<string, Line>>();

/** Anything else that the content has words for, as it glosses them or as learners tell it. */
export function otherwiseCalled(core: Core, caught: string): Line | undefined {
  const known = others.get(core) ?? othersOf(core);
  others.set(core, known);
  return known.get(keyOf(caught.split(' ')));
}

function othersOf({ glossed, frames }: Core): ReadonlyMap<string, Line> {
  const index = new Map<string, Line>();
  const add = (form: string, line: Line) => {
    const key = keyOf(latinWords(utterance(form.replace(/\([^)]*\)/gu, ' ').replace(/^\s*to /u, ''))));
    if (key !== '' && !index.has(key)) index.set(key, line);
  };
  for (const [zh, { name, en, pt }] of glossed)
    if (name !== true)
      for (const form of [en, pt].flatMap((text) => text.split(/[,/;]/u))) add(form, { zh, en, pt });
  for (const { zh, en, pt } of frames.foreign?.words ?? [])
    for (const form of [...en, ...pt]) add(form, { zh, en: en[0] ?? form, pt: pt[0] ?? form });
  return index;
}

/** What a noun of the classes means, by its characters. */
export function nounMeant(frames: Frames | undefined, zh: string): Line | undefined {
  const noun = frames && wordIndexOf(frames).nouns.get(zh)?.noun;
  return noun && { zh, en: noun.en, pt: noun.pt };
}

function indexOf(frames: Frames | undefined): ReadonlyMap<string, readonly Called[]> | undefined {
  if (frames === undefined) return undefined;
  const known = indexes.get(frames);
  if (known !== undefined) return known;
  const index = new Map<string, Called[]>();
  for (const { id, kind, words } of frames.nouns)
    for (const { zh, en, pt } of words)
      for (const gloss of [en, pt].flatMap((text) => text.split(/[,/;]/u))) {
        const key = keyOf(latinWords(utterance(gloss)));
        index.set(key, [...(index.get(key) ?? []), { line: { zh, en, pt }, id, kind }]);
      }
  indexes.set(frames, index);
  return index;
}

/** Without an article before it, each word without its plural. */
function keyOf(words: readonly string[]): string {
  const [first = '', ...rest] = words;
  const bare = rest.length > 0 && /^(?:the|a|an|o|os|as)$/.test(first) ? rest : words;
  return bare.map(foldForeign).join(' ');
}
