// What callers are told while the database is away: 503, when to ask again, and nothing of its insides.

import { connect, createServer, type Socket } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createAppDatabase } from '../testing/apps/app-database.ts';
import { withTestApp } from '../testing/apps/test-app.ts';
import { registerPerson } from '../testing/clients/people.ts';

test('every call is answered with 503 and Retry-After while the database is away, and goes on after it', async () => {
  const database = await createAppDatabase(inject('postgresUrl'));
  const line = await openLine(database.url);
  const app = await withTestApp({ databaseUrl: line.url });
  const person = await registerPerson(app);
  line.cut();
  const answers = [
    await person.call('GET', '/account/session'),
    await person.call('GET', '/tutor-chat/talks'),
    // Without a cookie nobody is looked up: here it is the call itself that finds no database.
    await app.guest().call('POST', '/account/sign-in', { identifier: 'a', password: 'x' }),
  ];
  for (const { status, body, headers } of answers) {
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'SERVICE_UNAVAILABLE', '3']);
    expect(JSON.stringify(body)).not.toMatch(/ECONN|terminated|select/);
  }
  line.mend();
  expect((await person.call('GET', '/account/session')).status).toBe(200);
});

type Line = { readonly url: string; readonly cut: () => void; readonly mend: () => void };

/** A relay between the app and its database, which can be cut as a database that is restarted cuts it. */
async function openLine(databaseUrl: string): Promise<Line> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isCut = false;
  const relay = createServer((near) => {
    if (isCut) return void near.destroy();
    const folder = target.searchParams.get('host');
    const far = connect(
      folder
        ? { path: `${folder}/.s.PGSQL.${target.port}` }
        : { host: target.hostname, port: Number(target.port) },
    );
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => {
    relay.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void relay.close());
  const address = relay.address();
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : '');
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return { url: url.href, cut, mend: () => void (isCut = false) };
}
