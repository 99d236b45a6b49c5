import { expect, it } from 'vitest';
import { decodeTable } from './decode-table.ts';

it('reads what Chinese table programs write', () => {
  const gbk = new Uint8Array([0xc4, 0xe3, 0xba, 0xc3, 0x2c, 0x68, 0x69]);
  expect(decodeTable(gbk)).toBe('你好,hi');
  expect(decodeTable(new TextEncoder().encode('你好'))).toBe('你好');
  expect(decodeTable(new Uint8Array([0xff, 0xfe, 0x60, 0x4f]))).toBe('你');
});
