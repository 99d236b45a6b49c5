import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import yazl from 'yazl';
import { buildPackage, type PackageLayout, writeZip } from '../testing/build-package.ts';
import { SCHEMA_18 } from '../testing/schema.ts';
import type { PackageLine } from './lines.ts';
import { runReader } from './run-reader.ts';

const LAYOUTS: readonly PackageLayout[] = ['anki2', 'anki21', 'anki21b'];
const AT = new Date('2026-03-01T08:00:00Z');
const DECK = {
  fieldNames: ['Hanzi', 'Pinyin', 'English', 'Sound', 'Picture'],
  fronts: ['<h1>{{Hanzi}}</h1>', '{{English}}<br>{{type:Pinyin}}', '{{Sound}}', '{{Picture}}'],
  notes: [
    {
      fields: ['你好', 'nǐ hǎo', 'hello', '[sound:ni hao.mp3]', '<img src="wave.jpg">'],
      reviews: [
        { template: 0, at: AT, ease: 3, ms: 4200 },
        { template: 1, at: new Date(AT.getTime() + 1), ease: 1, ms: 9000 },
        { template: 2, at: new Date(AT.getTime() + 2), ease: 4, ms: 1500 },
      ],
      days: [{ template: 1, due: 70, lapses: 3 }],
    },
    { fields: ['only English', '', 'nothing', '', ''] },
  ],
  media: new Map([
    ['other.jpg', Buffer.from('picture')],
    ['wave.jpg', Buffer.from('wave')],
    ['ni hao.mp3', Buffer.from('ID3 sound')],
  ]),
};

async function read(path: string): Promise<PackageLine[]> {
  const folder = mkdtempSync(join(tmpdir(), 'anki-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    rmSync(path);
  });
  const lines: PackageLine[] = [];
  for await (const line of runReader(path, folder)) lines.push(line);
  const sound = lines.find((line) => line.kind === 'sound');
  if (sound) expect(readFileSync(sound.path, 'utf8')).toBe('ID3 sound');
  return lines;
}

const refused = (problem: string) => [{ kind: 'refused', problem }];

/** A package of the oldest layout with other files beside, or instead. */
function zipOf(files: Readonly<Record<string, Buffer>>): Promise<string> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(content, name);
  return writeZip(zip);
}

/** Empty files with a directory of them in the 64 bit form, which other zip writers take minutes to build. */
function zipOfMany(count: number): Buffer {
  const local = Buffer.alloc(31);
  local.write('PK\u0003\u0004', 'latin1');
  local.writeUInt16LE(1, 26);
  local.write('a', 30);
  const entry = Buffer.alloc(54);
  entry.write('PK\u0001\u0002', 'latin1');
  entry.writeUInt16LE(8, 28);
  const entries = Buffer.alloc(54 * count, entry);
  for (let index = 0; index < count; index++)
    entries.write(String(index).padStart(8, '0'), 54 * index + 46, 'latin1');
  const end = Buffer.alloc(56 + 20 + 22);
  end.write('PK\u0006\u0006', 'latin1');
  end.writeBigUInt64LE(44n, 4);
  for (const at of [24, 32]) end.writeBigUInt64LE(BigInt(count), at);
  end.writeBigUInt64LE(BigInt(entries.length), 40);
  end.writeBigUInt64LE(BigInt(local.length), 48);
  end.write('PK\u0006\u0007', 56, 'latin1');
  end.writeBigUInt64LE(BigInt(local.length + entries.length), 64);
  end.writeUInt32LE(1, 72);
  end.write('PK\u0005\u0006', 76, 'latin1');
  end.fill(0xff, 80, 96);
  end.writeUInt16LE(0, 80);
  end.writeUInt16LE(0, 82);
  return Buffer.concat([local, entries, end]);
}

function sqlite(statements: string): Buffer {
  const path = join(tmpdir(), `${crypto.randomUUID()}.sqlite`);
  const db = new DatabaseSync(path);
  db.exec(statements);
  db.close();
  const bytes = readFileSync(path);
  rmSync(path);
  return bytes;
}

const EMPTY_COLLECTION = `${SCHEMA_18}; insert into col values (1, 0, 0, 0, 18, 0, 0, 0, '', '', '', '', '')`;

describe('a package', () => {
  it.each(LAYOUTS)('of the layout %s gives its words, reviews and sounds', async (layout) => {
    const lines = await read(await buildPackage({ layout, ...DECK }));
    expect(lines).toMatchObject([
      {
        kind: 'note',
        word: { word: '你好', pinyin: 'nǐ hǎo', sound: 'ni hao.mp3', picture: 'wave.jpg' },
        reviews: [
          {
            id: AT.getTime(),
            skill: 'recognise',
            ease: 3,
            tookMs: 4200,
            interval: 10,
            lastInterval: 5,
            type: 1,
          },
          { skill: 'recall', ease: 1 },
          { skill: 'listening', ease: 4 },
        ],
        cards: [
          { ord: 0, skill: 'recognise', lapses: 0, type: 2, queue: 2, interval: 10, factor: 2500 },
          { ord: 1, skill: 'recall', due: Date.parse('2026-03-12T04:00:00Z'), lapses: 3 },
          { ord: 2, skill: 'listening', lapses: 0 },
          // A picture is no recording: who sees it recalls the word.
          { ord: 3, skill: 'recall', lapses: 0 },
        ],
        movedAt: AT.getTime() + 2,
      },
      { kind: 'note', word: null, sample: 'only English' },
      { kind: 'sound', name: 'ni hao.mp3' },
      { kind: 'picture', name: 'wave.jpg' },
      { kind: 'end' },
    ]);
  });
});

describe('a hostile package is refused', () => {
  it('that is no package', async () => {
    const path = join(tmpdir(), `${crypto.randomUUID()}.apkg`);
    writeFileSync(path, 'hello');
    expect(await read(path)).toEqual(refused('not_a_package'));
    expect(await read(await zipOf({ 'a.txt': Buffer.from('a') }))).toEqual(refused('not_a_package'));
  });

  it('that is damaged: it begins as an archive and has no end', async () => {
    const path = join(tmpdir(), `${crypto.randomUUID()}.apkg`);
    const whole = readFileSync(await zipOf({ 'collection.anki2': Buffer.from('a'.repeat(500)) }));
    writeFileSync(path, whole.subarray(0, whole.length / 2));
    expect(await read(path)).toEqual(refused('archive_unsafe'));
  });

  it('whose names lead out of it', async () => {
    const path = await zipOf({ 'xx/evil': Buffer.from('a'), 'collection.anki2': Buffer.from('b') });
    const bytes = readFileSync(path);
    const evil = Buffer.from(bytes.toString('latin1').replaceAll('xx/evil', '../evil'), 'latin1');
    writeFileSync(path, evil);
    expect(await read(path)).toEqual(refused('archive_unsafe'));
    expect(existsSync(join(tmpdir(), 'evil'))).toBe(false);
  });

  it('that holds a million entries', async () => {
    const path = join(tmpdir(), `${crypto.randomUUID()}.apkg`);
    writeFileSync(path, zipOfMany(1_000_000));
    expect(await read(path)).toEqual(refused('too_many_files'));
  });

  it('that says that it unpacks to more than it may, or does so though it does not say', async () => {
    const path = await zipOf({ 'collection.anki2': Buffer.alloc(5000) });
    const bytes = readFileSync(path);
    const entry = bytes.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    bytes.writeUInt32LE(2_000_000_000, entry + 24);
    writeFileSync(path, bytes);
    expect(await read(path)).toEqual(refused('too_large'));
    // As a list of media may not be: 9 MB, of which the archive sees a few hundred bytes.
    const list = zstdCompressSync(Buffer.alloc(9 * 1024 * 1024));
    const collection = zstdCompressSync(sqlite(EMPTY_COLLECTION));
    const bomb = { meta: Buffer.from([8, 3]), 'collection.anki21b': collection, media: list };
    expect(await read(await zipOf(bomb))).toEqual(refused('too_large'));
  });

  it('whose database is broken, another one, or runs what its author likes', async () => {
    expect(await read(await zipOf({ 'collection.anki2': Buffer.from('no database') }))).toEqual(
      refused('not_a_package'),
    );
    const damaged = Buffer.concat([sqlite(EMPTY_COLLECTION).subarray(0, 100), Buffer.alloc(4000, 'x')]);
    expect(await read(await zipOf({ 'collection.anki2': damaged }))).toEqual(refused('collection_broken'));
    expect(await read(await zipOf({ 'collection.anki2': sqlite('create table a (b)') }))).toEqual(
      refused('collection_broken'),
    );
    const views = sqlite(`create table col (models text); create table cards (id); create table revlog (id);
      create view notes as with recursive n (id) as (select 1 union all select id + 1 from n) select * from n`);
    expect(await read(await zipOf({ 'collection.anki2': views }))).toEqual(refused('collection_broken'));
  });

  it('of an Anki that is to come', async () => {
    const files = { meta: Buffer.from([8, 9]), 'collection.anki21b': Buffer.from('x') };
    expect(await read(await zipOf(files))).toEqual(refused('newer_version'));
  });
});
