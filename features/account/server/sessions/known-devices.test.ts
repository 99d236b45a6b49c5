import { describe, expect, it } from 'vitest';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { createKnownDevices } from './known-devices.ts';

const SECRET = 'a secret that only this test knows';
const LUCAS = '0197e5a0-0000-7000-8000-000000000001';
const MARTA = '0197e5a0-0000-7000-8000-000000000002';

function browser(devices = createKnownDevices({ secret: SECRET, isHttps: false })) {
  let cookie = '';
  return {
    cookie: () => cookie,
    setCookie: (value: string) => {
      cookie = value;
    },
    knows: (person: string) => devices.find(new Headers({ cookie }), person as UserId) !== undefined,
    signIn: (person: string) => {
      const resHeaders = new Headers();
      devices.remember({ requestHeaders: new Headers({ cookie }), resHeaders }, person as UserId);
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
    for (let other = 0; other < 8; other += 1) device.signIn(`other ${other}`);
    expect([device.knows(LUCAS), device.knows('other 7')]).toEqual([false, true]);
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
