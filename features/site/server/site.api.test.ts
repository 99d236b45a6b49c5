// The site's public settings: the address for booking courses is what an admin has set, else the environment's.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerAdmin, type TestPerson } from '../../../app/testing/people.ts';
import { startTestApp, type TestApp } from '../../../app/testing/test-app.ts';

let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());

const bookingUrl = async () => (await app.guest().call('GET', '/site')).body.courseBookingUrl;
const save = async (courseBookingUrl: string) => {
  const { body } = await admin.call('GET', '/admin/settings/areas');
  const { latestNumber: expectedNumber } = body.find(({ area }: { area: string }) => area === 'site');
  return admin.call('POST', '/admin/settings/areas/site/versions', {
    id: randomUUID(),
    values: { courseBookingUrl },
    expectedNumber,
    effectiveFrom: null,
    note: '',
  });
};

test('the address is null until an admin sets one, and again when it is emptied', async () => {
  expect(await bookingUrl()).toBeNull();
  expect((await save('https://booking.example.org/yulu')).status).toBe(200);
  expect(await bookingUrl()).toBe('https://booking.example.org/yulu');
  expect((await save('')).status).toBe(200);
  expect(await bookingUrl()).toBeNull();
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'booking', 'ftp://example.org'])(
  '%s is refused',
  async (address) => {
    const { status, body } = await save(address);
    expect([status, body.code]).toEqual([422, 'SETTINGS_INVALID']);
    expect(await bookingUrl()).toBeNull();
  },
);

test('guests are told how many minutes a day are free, as the setting has it', async () => {
  expect((await app.guest().call('GET', '/site')).body.freeMinutes).toBe(15);
});
