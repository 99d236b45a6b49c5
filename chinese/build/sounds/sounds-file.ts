/** Writes the sounds file in the layout of `sounds/sounds-format.ts`. */

import { MAGIC, type SoundsHeader } from '../../sounds/reader/sounds-format.ts';

/** The bytes of the sounds file. */
export function soundsFile(
  candidates: ReadonlyMap<string, readonly string[]>,
  rare: ReadonlyMap<string, readonly string[]>,
  weights: Int8Array,
  profiles: ReadonlyMap<string, string>,
): Uint8Array {
  const header: SoundsHeader = {
    polyphones: [...candidates.keys()].join(''),
    polyphoneReadings: [...candidates.values()].map((readings) => readings.join(' ')),
    polyphoneProfiles: [...candidates.keys()].map((character) => profiles.get(character) ?? ''),
    rare: [...rare.keys()].join(''),
    rareReadings: [...rare.values()].map((readings) => readings.join('/')).join(' '),
  };
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return Buffer.concat([
    Buffer.from(MAGIC),
    length,
    json,
    Buffer.from(weights.buffer, weights.byteOffset, weights.length),
  ]);
}
