// A process that stores files one after the other, several at once, until it is killed; for the test that kills it.

import { randomBytes } from 'node:crypto';
import { openDatabase } from '../db/database.ts';
import { createFiles } from '../files/files.ts';
import { openFileStore } from '../files/stores/open-store.ts';

const { DATABASE_URL: url = '', DATA_FOLDER: dataFolder = '' } = process.env;
const db = openDatabase({ url, pool: 8, onIdleError: () => undefined });
const kind = { name: 'sound', maxBytes: 1e9, types: ['audio/wav'], perPerson: { files: 1, bytes: 1 } };
const opened = openFileStore({ dataFolder, s3: undefined });
const files = createFiles({ db, secret: 'a secret of the test', kinds: [kind], ...opened });
const START = Buffer.from('RIFF\u0000\u0000\u0000\u0001WAVEfmt ', 'latin1');

let stored = 0;

async function storeOn(): Promise<never> {
  for (;;) {
    await files.put(kind, [START, randomBytes(300_000)]);
    stored += 1;
    if (stored === 10) process.stdout.write('ten are stored\n');
  }
}

await Promise.all([storeOn(), storeOn(), storeOn(), storeOn()]);
