// Tables as spreadsheets of several countries save them, and what is none.

import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

it('reads what Chinese programs write', () => {
  const gbk = new Uint8Array([0xc4, 0xe3, 0xba, 0xc3, 0x2c, 0x68, 0x69]);
  expect(decodeText(gbk)).toBe('你好,hi');
  expect(decodeText(new Uint8Array([0xd0, 0xd5, 0xc3, 0xfb]))).toBe('姓名');
  // 雨伞,yǔsǎn: the letters with marks stand amid plain ones.
  const pinyin = [0xd3, 0xea, 0xc9, 0xa1, 0x2c, 0x79, 0xa8, 0xb3, 0x73, 0xa8, 0xa3, 0x6e, 0x0a];
  expect(decodeText(new Uint8Array(pinyin))).toBe('雨伞,yǔsǎn\n');
  expect(decodeText(new TextEncoder().encode('你好'))).toBe('你好');
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x60, 0x4f]))).toBe('你');
  expect(decodeText(new Uint8Array([0xfe, 0xff, 0x4f, 0x60]))).toBe('你');
});

it.each([
  'Nome;E-mail\nJoão Conceição;joao@example.org\nInês;ines@example.org',
  'Conceição',
  'JOSÉ;jose@example.org',
  'André;andre@example.org\nÂngela;angela@example.org',
])('reads what a western spreadsheet writes: %s', (text) => {
  expect(decodeText(latin(text))).toBe(text);
  expect(decodeText(new TextEncoder().encode(text))).toBe(text);
});

it('takes no picture for text', () => {
  expect(
    decodeText(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])),
  ).toBeUndefined();
});
