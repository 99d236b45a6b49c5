// The site's public settings: the address for booking courses is what an admin has set, else the environment's.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startApp } from '../../../app/testing/apps/start-app.ts';
import { registerAdmin, registerPerson, runSql } from '../../../app/testing/clients/people.ts';

const app = await startApp();
const admin = await registerAdmin(app);

const bookingUrl = async () => (await app.guest().call('GET', '/site')).body.courseBookingUrl;
const save = async (courseBookingUrl: string) => {
  const { body } = await admin.call('GET', '/admin/settings/areas');
  const { latestNumber: expectedNumber } = body.find(({ area }: { area: string }) => area === 'site');
  return admin.call('POST', '/admin/settings/areas/site/versions', {
    id: randomUUID(),
    values: { courseBookingUrl, contactMail: '' },
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

const OPERATOR = {
  operatorName: 'Yulu Comércio Ltda.',
  operatorAddress: 'Rua das Flores 12\n01000-000 São Paulo',
  operatorMail: 'ola@yulu.example',
  operatorNumber: 'CNPJ 12.345.678/0001-95',
};
const name = (values: object) =>
  admin.call('POST', '/admin/settings/areas/operator/versions', {
    id: randomUUID(),
    values,
    expectedNumber: 0,
    effectiveFrom: null,
    note: '',
  });
const lastMail = async () => {
  const person = await registerPerson(app);
  await app.guest().call('POST', '/account/password-reset/request', { email: person.email });
  // The answer does not wait for the mail, so that it tells nobody whether there is such an account.
  const mails = () =>
    runSql(app.databaseUrl, 'select body, html from mails where recipient = $1 and body like $2', [
      person.email,
      '%reset-password%',
    ]);
  await expect.poll(mails).toHaveLength(1);
  const [mail] = await mails();
  // Both columns are texts that are never null.
  return mail as { readonly body: string; readonly html: string };
};

test('guests are told who runs the site, and mails end with it, once an admin has named them', async () => {
  expect((await app.guest().call('GET', '/site')).body.operator).toBeNull();
  expect((await lastMail()).body).not.toMatch(/\n-- \n.*Yulu Comércio/s);
  expect((await name({ ...OPERATOR, operatorMail: 'ola' })).body.code).toBe('SETTINGS_INVALID');
  expect((await name(OPERATOR)).status).toBe(200);
  expect((await app.guest().call('GET', '/site')).body.operator).toEqual({
    name: 'Yulu Comércio Ltda.',
    address: 'Rua das Flores 12\n01000-000 São Paulo',
    mail: 'ola@yulu.example',
    number: 'CNPJ 12.345.678/0001-95',
  });
  const mail = await lastMail();
  expect(mail.body).toMatch(/\n-- \n(?:.*\n)?Yulu Comércio Ltda\.\nRua das Flores 12\n/);
  expect(mail.html).toContain('Yulu Comércio Ltda.<br>Rua das Flores 12');
});
