import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODE_BYTES, makeCode, plainCode } from './codes.ts';

// All but bytes that are passed over would be no accident.
const random = fc.uint8Array({ minLength: CODE_BYTES, maxLength: CODE_BYTES, max: 249 });

test('a code has eight characters, none of which is taken for another', () => {
  fc.assert(
    fc.property(random, (bytes) => {
      expect(makeCode(bytes)).toMatch(/^[A-Z3-9]{8}$/);
      expect(makeCode(bytes)).not.toMatch(/[0O1ILZ2S5B8]/);
    }),
  );
});

test('every letter is as likely as any other', () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const bytes = new Uint8Array(CODE_BYTES).fill(0);
    bytes[0] = byte;
    const first = makeCode(bytes).charAt(0);
    if (byte < 250) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  expect(counts.size).toBe(25);
  expect(new Set(counts.values())).toEqual(new Set([10]));
});

test('a code is found however it is typed', () => {
  fc.assert(
    fc.property(random, (bytes) => {
      const code = makeCode(bytes);
      expect(plainCode(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toBe(code);
    }),
  );
});
