// `npm run pictures`: takes the pictures of the help pages, of a site of its own that is filled as `npm run demo` does.
//
// One picture for each page of help that has one, language and theme, as a telephone shows it, in `features/help/pictures`.
// The built page must be there (`npm run build`).

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runDemo } from '../../app/testing/apps/run-demo.ts';
import { startServerProcess } from '../../app/testing/apps/server-process.ts';
import { SECRET } from '../../app/testing/apps/test-app.ts';
import { LOCALES } from '../../kit/core/locale.ts';
import { createTestDatabase } from '../../kit/server/testing/test-database.ts';
import { makeTemplate, startThrowawayPostgres } from '../../kit/server/testing/throwaway-postgres.ts';
import { type Accounts, openCamera } from './camera.ts';
import { SHOTS } from './shots.ts';

const FOLDER = join(import.meta.dirname, '../../features/help/pictures');
const THEMES = ['dark', 'light'] as const;

const chosen = process.argv.slice(2);
const shots = chosen.length === 0 ? SHOTS : SHOTS.filter(({ topic }) => chosen.includes(topic));
const postgres = await startThrowawayPostgres();
try {
  await makeTemplate(postgres.url);
  const { url: databaseUrl } = await createTestDatabase(postgres.url);
  const accounts = readAccounts(await runDemo({ databaseUrl }));
  const server = await startServerProcess({ DATABASE_URL: databaseUrl, YULU_SECRET: SECRET });
  try {
    await takeAll(server.url, accounts);
  } finally {
    await server.kill();
  }
} finally {
  await postgres.stop();
}

async function takeAll(site: string, accounts: Accounts): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const camera = await openCamera(site, accounts);
  try {
    for (const shot of shots) {
      for (const locale of LOCALES) {
        for (const theme of THEMES) {
          const file = `${shot.topic}.${locale}.${theme}.webp`;
          writeFileSync(join(FOLDER, file), await camera.take(shot, { locale, theme }));
          console.log(file);
        }
      }
    }
  } finally {
    await camera.close();
  }
}

/** Role, username, mail address and password of each, as the command prints them. */
function readAccounts(printed: string): Accounts {
  return new Map(
    [...printed.matchAll(/^ {2}(\w+) +\w+ +(\S+@\S+) +(\S+)$/gm)].map(
      ([, role = '', email = '', password = '']) => [role, { identifier: email, password }],
    ),
  );
}
