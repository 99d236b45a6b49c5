/** Loads the sounds file: the weights that decide polyphones, and readings of characters outside the lexicon. */

import { seedOf } from './hash.ts';
import { MAGIC, type SoundsHeader } from './sounds-format.ts';

/** A character that the model decides. */
export type Polyphone = {
  readonly readings: readonly string[];
  readonly seeds: Int32Array;
  /** Two code units per reading: its kind of word, and how usual it is. */
  readonly profiles: string;
};

/** The loaded sounds. Keep it; loading takes a few milliseconds. */
export type Sounds = {
  /** Code unit → number of the polyphone plus one, 0 where the model has no say. */
  readonly polyphoneAt: Uint16Array;
  /** Per polyphone its readings, and the seeds that the features of each are hashed with. */
  readonly polyphones: readonly Polyphone[];
  /** Weights of the model by hash of feature and reading. */
  readonly weights: Int8Array;
  /** Readings of traditional and rare characters (code points), most usual first. */
  readonly rare: ReadonlyMap<string, readonly string[]>;
};

function pair<Value>(characters: string, values: readonly Value[]): Map<string, Value> {
  const all = new Map<string, Value>();
  let index = 0;
  for (const character of characters) {
    const value = values[index++];
    if (value !== undefined) all.set(character, value);
  }
  return all;
}

/** UTF-8 without TextDecoder, which the shared code may not take for granted. */
function readUtf8(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; ) {
    const byte = bytes[i] ?? 0;
    const size = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    let point = size === 1 ? byte : byte & (0x7f >> size);
    for (let k = 1; k < size; k++) point = (point << 6) | ((bytes[i + k] ?? 0) & 63);
    parts.push(String.fromCodePoint(point));
    i += size;
  }
  return parts.join('');
}

/**
 * Reads `chinese/data/polyphones.bin`, however it was fetched.
 * @throws if the bytes are no sounds file of this version (a bug of the caller).
 */
export function loadSounds(data: Uint8Array): Sounds {
  const magic = String.fromCharCode(...data.subarray(0, 4));
  if (magic !== MAGIC) throw new Error(`not a sounds file of this version: ${magic}`);
  const length = new DataView(data.buffer, data.byteOffset).getUint32(4, true);
  // The training script of the same version wrote this header.
  const header = JSON.parse(readUtf8(data.subarray(8, 8 + length))) as SoundsHeader;
  const start = data.byteOffset + 8 + length;
  const polyphoneAt = new Uint16Array(65536);
  for (let i = 0; i < header.polyphones.length; i++) polyphoneAt[header.polyphones.charCodeAt(i)] = i + 1;
  return {
    polyphoneAt,
    polyphones: header.polyphoneReadings.map((listed, index) => {
      const readings = listed.split(' ');
      const unit = header.polyphones.charCodeAt(index);
      const seeds = Int32Array.from(readings, (reading) => seedOf(unit, reading));
      return { readings, seeds, profiles: header.polyphoneProfiles[index] ?? '' };
    }),
    weights: new Int8Array(data.buffer, start, data.length - 8 - length),
    rare: pair(
      header.rare,
      header.rareReadings.split(' ').map((readings) => readings.split('/')),
    ),
  };
}
