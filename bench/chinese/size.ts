// What the browser loads for segment, pinyin, level and check, compressed as it is served.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { printTable, round } from '../kit/bench.ts';

const CHINESE = join(import.meta.dirname, '../../chinese');
const CODE = ['words', 'sounds', 'levels', 'grammar'];

function codeOf(folder: string): string {
  const path = join(CHINESE, folder);
  if (!existsSync(path)) return '';
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
    .map((name) => stripTypeScriptTypes(readFileSync(join(path, name), 'utf8')))
    .join('\n');
}

/** Kilobytes; the code as written, not minified, which makes the figure an upper bound. */
export function measureSize(): Record<string, number> {
  const kilobytes = (bytes: Uint8Array | string) => brotliCompressSync(bytes).length / 1000;
  const files = readdirSync(join(CHINESE, 'data')).filter((name) => name.endsWith('.bin'));
  const rows: [string, number][] = [
    ...files.map((name): [string, number] => [name, kilobytes(readFileSync(join(CHINESE, 'data', name)))]),
    ['code', kilobytes(CODE.map(codeOf).join('\n'))],
  ];
  const all = rows.reduce((sum, [, size]) => sum + size, 0);
  printTable(
    ['loaded by the page', 'KB compressed'],
    [...rows, ['together', all]].map(([name, size]) => [String(name), round(Number(size))]),
  );
  return { loaded_kb: round(all) };
}
