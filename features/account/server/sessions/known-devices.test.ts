import { describe, expect, it } from 'vitest';
import { type UserId, userIdSchema } from '../../../../kit/core/user-id.ts';
import { createKnownDevices } from './known-devices.ts';

const SECRET = 'a secret that only this test knows';
const person = (number: number) => userIdSchema.parse(`0197e5a0-0000-7000-8000-00000000000${number}`);
const LUCAS = person(0);
const MARTA = person(1);

function browser(devices = createKnownDevices({ secret: SECRET, isHttps: false })) {
  let cookie = '';
  return {
    cookie: () => cookie,
    setCookie: (value: string) => {
      cookie = value;
    },
    knows: (person: UserId) => devices.find(new Headers({ cookie }), person) !== undefined,
    signIn: (person: UserId) => {
      const resHeaders = new Headers();
      devices.remember({ requestHeaders: new Headers({ cookie }), resHeaders }, person);
      cookie = resHeaders.getSetCookie()[0]?.split(';')[0] ?? '';
    },
  };
}

describe('a known device', () => {
  it('knows those who have signed in there, and nobody else', () => {
    const device = browser();
    expect(device.knows(LUCAS)).toBe(false);
    device.signIn(LUCAS);
    expect([device.knows(LUCAS), device.knows(MARTA)]).toEqual([true, false]);
    device.signIn(MARTA);
    expect([device.knows(LUCAS), device.knows(MARTA)]).toEqual([true, true]);
  });

  it('forgets who signed in longest ago when many share it', () => {
    const device = browser();
    device.signIn(LUCAS);
    for (let other = 1; other <= 8; other += 1) device.signIn(person(other));
    expect([device.knows(LUCAS), device.knows(person(8))]).toEqual([false, true]);
  });

  it('cannot be made or changed without the secret', () => {
    const device = browser(createKnownDevices({ secret: 'another secret', isHttps: false }));
    device.signIn(LUCAS);
    const stranger = browser();
    stranger.setCookie(device.cookie());
    expect(stranger.knows(LUCAS)).toBe(false);
    const owner = browser();
    owner.signIn(MARTA);
    stranger.setCookie(owner.cookie().replace(/\.[^.]+\./, '.AAAAAAAAAAAAAAAA.'));
    expect(stranger.knows(MARTA)).toBe(false);
  });
});
