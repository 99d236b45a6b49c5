// Reads the little of Protocol Buffers that newer packages use: numbers and bytes by the number of their field.

import { PackageError } from './package-error.ts';

export type ProtobufField = { readonly field: number; readonly number: number; readonly bytes: Uint8Array };

const NOTHING = new Uint8Array(0);
const VARINT = 0;
const BYTES = 2;
const FIXED: Readonly<Record<number, number>> = { 1: 8, 5: 4 };

/** Throws for what is no such message. */
export function readProtobuf(message: Uint8Array): ProtobufField[] {
  const fields: ProtobufField[] = [];
  let at = 0;
  const varint = () => {
    let [value, factor] = [0, 1];
    for (let count = 0; count < 10; count++) {
      const byte = message[at];
      if (byte === undefined) break;
      at += 1;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 128;
    }
    throw new PackageError('collection_broken');
  };
  while (at < message.length) {
    const key = varint();
    const [field, type] = [Math.floor(key / 8), key % 8];
    const isNumber = type === VARINT;
    const number = isNumber ? varint() : 0;
    const length = isNumber ? 0 : type === BYTES ? varint() : FIXED[type];
    if (length === undefined || at + length > message.length) throw new PackageError('collection_broken');
    fields.push({ field, number, bytes: length === 0 ? NOTHING : message.subarray(at, at + length) });
    at += length;
  }
  return fields;
}

export const textOf = (fields: readonly ProtobufField[], field: number): string =>
  new TextDecoder().decode(fields.find((one) => one.field === field)?.bytes ?? NOTHING);
