import { describe, expect, it } from 'vitest';
import { uuidV7 } from './uuid.ts';

const zeros = new Uint8Array(10);

describe('version 7 ids', () => {
  it('carry version, variant and the millisecond they were made in', () => {
    expect(uuidV7(0x0190_1234_5678, zeros)).toBe('01901234-5678-7000-8000-000000000000');
  });

  it('sort by the time they were made', () => {
    const ids = [1, 255, 256, 1_700_000_000_000, 1_800_000_000_000].map((ms) => uuidV7(ms, zeros));
    expect(ids.toSorted()).toEqual(ids);
  });

  it('keep the random bytes apart from version and variant', () => {
    const random = Uint8Array.from([0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4, 5, 6]);
    expect(uuidV7(0, random)).toBe('00000000-0000-7fff-bfff-010203040506');
  });
});
