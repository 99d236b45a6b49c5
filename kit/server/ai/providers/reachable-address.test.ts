import { describe, expect, it } from 'vitest';
import { isRefusedAddress } from './reachable-address.ts';

describe('an address of a provider', () => {
  it.each([
    '169.254.169.254',
    '169.254.0.1',
    '::ffff:169.254.169.254',
    '[fe80::1]',
    'fd00:ec2::254',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    '0.0.0.0',
    '[::]',
    '224.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '2002:a9fe:a9fe::1',
  ])('is never %s', (address) => expect(isRefusedAddress(address)).toBe(true));

  it.each(['127.0.0.1', '[::1]', '192.168.1.20', '10.0.0.7', '8.8.8.8', '2606:4700::1111', 'example.com'])(
    'may be %s',
    (address) => expect(isRefusedAddress(address)).toBe(false),
  );
});
