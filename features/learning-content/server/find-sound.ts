// Finds Chinese text by how it sounds: pinyin as people type it, with or without tones, spaces and apostrophes.

import { parsePinyin } from '../../../chinese/sounds/index.ts';
import { latest } from '../../../kit/core/caching/latest.ts';
import { openReader } from '../../../kit/server/chinese/reader.ts';
import type { FindElsewhere } from '../domain/find-inside.ts';

/** All lines of the shipped content, and as many that admins have written. */
const LINES_KEPT = 20_000;
const SYLLABLE = /^([a-z]+)([1-5])$/;

type Sound = { readonly base: string; readonly tone: number };

/** One for each character; undefined for what is none. */
const soundsOf = (readings: readonly string[]): (Sound | undefined)[] =>
  readings.map((reading) => {
    const [, base, tone] = SYLLABLE.exec(reading) ?? [];
    return base === undefined ? undefined : { base, tone: Number(tone) };
  });

const soundsIn = latest((text) => soundsOf(openReader().readings(text)), LINES_KEPT);

/** Undefined where what is looked for is no pinyin, as whole syllables. */
export function findSound(search: string): FindElsewhere | undefined {
  const wanted = parsePinyin(search).flatMap(({ syllables }) =>
    syllables.length === 0 || syllables.some(({ partial }) => partial) ? [] : [syllables],
  );
  if (wanted.length === 0) return undefined;
  return (text, name) => {
    const sounds = name === 'pinyin' ? soundsOf(text.split(' ')) : soundsIn(text);
    for (const syllables of wanted) {
      const at = sounds.findIndex((_, start) =>
        syllables.every(({ base, tone }, place) => {
          const one = sounds[start + place];
          // What is said without a tone is written with the tone that it has alone, too.
          return one?.base === base && (tone === undefined || one.tone === 5 || tone === one.tone);
        }),
      );
      if (at < 0) continue;
      // Of the readings of a word nothing is selected: they are not written as they were typed.
      if (name === 'pinyin') return { at: 0, length: text.length };
      const signs = [...text];
      const before = signs.slice(0, at).join('').length;
      return { at: before, length: signs.slice(at, at + syllables.length).join('').length };
    }
    return undefined;
  };
}
