// A server that is killed while it converts a video: nobody sees half of it, and the next server does it anew.

import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createAppDatabase } from '../../../app/testing/apps/app-database.ts';
import { type ServerProcess, startServerProcess } from '../../../app/testing/apps/server-process.ts';
import { runSql } from '../../../app/testing/clients/people.ts';
import { signInAs } from '../../../app/testing/clients/sign-in-as.ts';
import { testClient } from '../../../app/testing/clients/test-client.ts';
import { upload } from '../../../app/testing/clients/uploads.ts';
import { makeMp4 } from '../../../kit/server/testing/make-mp4.ts';

let database: Awaited<ReturnType<typeof createAppDatabase>>;
let folder: string;
let server: ServerProcess;
let cookie: string;
beforeAll(async () => {
  database = await createAppDatabase(inject('postgresUrl'));
  folder = await mkdtemp(join(tmpdir(), 'yulu-killed-'));
  server = await start();
  ({ cookie } = await signInAs(sql, 'admin'));
});
afterAll(async () => {
  await server.kill();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const sql = (statement: string, values: unknown[] = []) => runSql(database.url, statement, values);
const start = () =>
  startServerProcess({
    DATABASE_URL: database.url,
    YULU_DATA: join(folder, 'data'),
    PATH: `${folder}:${process.env['PATH'] ?? ''}`,
  });
const admin = () => {
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  return testClient(server.url, new Map([[name, value]]));
};
const read = async (id: string) =>
  (await admin().call('GET', '/admin/videos')).body.videos.find((video: { id: string }) => video.id === id);
const filesOf = () => sql("select count(*)::int as n from file_uses where kind = 'video'");

/** A program that is called as ffmpeg is; what it makes goes to the last argument, `file:…`. */
async function putConverter(script: string): Promise<void> {
  const program = join(folder, 'ffmpeg');
  await writeFile(
    program,
    `#!/bin/sh\n[ "$1" = -version ] && exit 0\nfor last in "$@"; do target="\${last#file:}"; done\n${script}\n`,
  );
  await chmod(program, 0o755);
}

test('killed in the middle of a conversion, nothing half is there, and it is converted after the next start', async () => {
  const half = `head -c 400 "${join(folder, 'made.mp4')}" > "$target"; touch "${join(folder, 'begun')}"; sleep 60`;
  await writeFile(join(folder, 'made.mp4'), makeMp4({ seconds: 61 }));
  await putConverter(half);
  const id = randomUUID();
  const uploadId = await upload(server, admin(), 'video', makeMp4({ codec: 'hvc1' }));
  const named = {
    title: { zh: '小鸭子', en: 'The duckling', pt: 'O patinho' },
    level: 'preschool',
    language: 'zh',
  };
  expect((await admin().call('PUT', `/admin/videos/${id}`, { ...named, uploadId })).status).toBe(200);
  await vi.waitFor(async () => expect(await readdir(folder)).toContain('begun'), { timeout: 60_000 });
  await server.kill();

  await putConverter(`cp "${join(folder, 'made.mp4')}" "$target"`);
  server = await start();
  expect(await read(id)).toMatchObject({ state: 'waiting' });
  expect((await server.guest().call('GET', '/videos')).body).toEqual([]);
  expect(await filesOf()).toEqual([{ n: 1 }]);
  // What the queue does by itself when the time of the job is over.
  await sql(
    "update pgboss.job set state = 'retry', start_after = now() where state = 'active' and data->>'id' = $1",
    [id],
  );
  await vi.waitFor(async () => expect(await read(id)).toMatchObject({ state: 'ready', seconds: 61 }), {
    timeout: 60_000,
  });
  expect(await filesOf()).toEqual([{ n: 1 }]);
}, 150_000);
