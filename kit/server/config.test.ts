import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the settings from the environment', () => {
  it('have safe defaults: this machine only, nobody’s forwarding header believed', () => {
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: undefined, trustProxy: false });
  });

  it('take payments by Stripe with both of its secrets or not at all', () => {
    const both = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' };
    expect(readConfig({}).stripe).toBeUndefined();
    expect(readConfig(both).stripe).toEqual({ secretKey: 'sk_test_x', webhookSecret: 'whsec_0123456789' });
    expect(() => readConfig({ ...both, STRIPE_SECRET_KEY: '' })).toThrow(/STRIPE_SECRET_KEY/);
    expect(() => readConfig({ ...both, STRIPE_WEBHOOK_SECRET: '' })).toThrow(/STRIPE_WEBHOOK_SECRET/);
  });

  it('reaches devices with both halves of its key pair, or not at all', () => {
    const both = { PUSH_PUBLIC_KEY: `B${'x'.repeat(86)}`, PUSH_PRIVATE_KEY: 'y'.repeat(43) };
    expect(readConfig({}).pushKeys).toBeUndefined();
    expect(readConfig(both).pushKeys).toEqual({
      publicKey: both.PUSH_PUBLIC_KEY,
      privateKey: both.PUSH_PRIVATE_KEY,
    });
    expect(() => readConfig({ ...both, PUSH_PRIVATE_KEY: '' })).toThrow(/PUSH_PRIVATE_KEY: must be set/);
    expect(() => readConfig({ ...both, PUSH_PUBLIC_KEY: 'short' })).toThrow(/PUSH_PUBLIC_KEY/);
  });

  it('open payments without money nowhere in production, and on a public site only when told to', () => {
    const isTested = (env: Record<string, string>) => readConfig(env).isPaymentTested;
    const site = { PUBLIC_URL: 'https://yulu.example.org' };
    expect(isTested({})).toBe(true);
    expect(isTested({ PAYMENTS_TEST: 'off' })).toBe(false);
    expect(isTested(site)).toBe(false);
    expect(isTested({ ...site, PAYMENTS_TEST: 'on' })).toBe(true);
    expect(isTested({ NODE_ENV: 'production', PAYMENTS_TEST: 'on' })).toBe(false);
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
