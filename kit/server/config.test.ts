import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the settings from the environment', () => {
  it('have safe defaults: this machine only, nobody’s forwarding header believed', () => {
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: undefined, trustProxy: false });
  });

  it('treat an empty value as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: undefined,
      databaseUrl: undefined,
    });
  });

  it('stop the start on a wrong value, naming the variable and not the value', () => {
    const read = () => readConfig({ PORT: '99999', YULU_SECRET: 'tooshort' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT/);
    expect(read).toThrow(/YULU_SECRET/);
    expect(read).not.toThrow(/tooshort/);
  });

  it('read a number of proxy hops or a list of addresses', () => {
    const { trustProxy } = readConfig({ TRUST_PROXY: '1' });
    expect(typeof trustProxy === 'function' && [trustProxy('a', 0), trustProxy('b', 1)]).toEqual([
      true,
      false,
    ]);
    for (const list of ['10.0.0.0/8', '192.0.2.1, 2001:db8::/32', 'loopback']) {
      expect(readConfig({ TRUST_PROXY: list }).trustProxy).toBe(list);
    }
  });

  it.each(['true', '-1', '1.5', 'proxy.example.org', '10.0.0.0/64', '10.0.0.1,'])(
    'refuse %s as the proxies to believe',
    (value) => {
      expect(() => readConfig({ TRUST_PROXY: value })).toThrow(ConfigError);
    },
  );

  it('end the public address without a slash', () => {
    expect(readConfig({ PUBLIC_URL: 'https://yulu.example/' }).publicUrl).toBe('https://yulu.example');
  });
});
