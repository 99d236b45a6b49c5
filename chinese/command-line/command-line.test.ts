/** The command line as programs use it: lines in, one JSON object a line out. */

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { answerLines } from './lines.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

function run(command: string, input: string): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [main, command]);
    let out = '';
    let err = '';
    child.stdout.on('data', (piece: Buffer) => (out += piece.toString()));
    child.stderr.on('data', (piece: Buffer) => (err += piece.toString()));
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.end(input);
  });
}

async function objects(command: string, input: string): Promise<unknown[]> {
  const { out } = await run(command, input);
  return out
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

test('segment prints the words of each line, also of an empty one and one without an end', async () => {
  expect(await objects('segment', '我在银行工作。\n\nI am 李明')).toEqual([
    { words: ['我', '在', '银行', '工作', '。'] },
    { words: [] },
    { words: ['I', 'am', '李明'] },
  ]);
});

test('pinyin prints one syllable per character', async () => {
  expect(await objects('pinyin', '女儿在银行😀\n')).toEqual([
    { syllables: ['nv3', 'er2', 'zai4', 'yin2', 'hang2', '😀'] },
  ]);
});

test('level prints the band and the words that make it', async () => {
  expect(await objects('level', '我采取措施\nhello\n')).toEqual([
    { band: 4, words: ['措施'] },
    { band: null, words: [] },
  ]);
});

test('an unknown command ends with 2 and names those there are', async () => {
  const { code, err } = await run('sing', '');
  expect(code).toBe(2);
  expect(err).toContain('segment, pinyin, level, check, match');
});

test('lines cut anywhere on their way are answered once and in order', async () => {
  const written: string[] = [];
  async function* pieces() {
    yield 'o';
    yield 'ne\r\ntw';
    yield 'o\nthree';
  }
  await answerLines(
    pieces(),
    (line) => line,
    async (text) => void written.push(text),
  );
  expect(written.join('')).toBe('"one"\n"two"\n"three"\n');
});
