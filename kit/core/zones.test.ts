import { describe, expect, it, test } from 'vitest';
import { knownZone } from './zones.ts';

describe('a zone', () => {
  test.each(['Asia/Shanghai', 'America/Sao_Paulo', 'America/Argentina/Ushuaia', 'UTC', 'Etc/GMT+12'])(
    '%s is known',
    (name) => expect(knownZone(name)).toBe(name),
  );

  it('is kept under one name, however it is written', () => {
    expect(knownZone('asia/shanghai')).toBe('Asia/Shanghai');
    expect(knownZone('Asia/Katmandu')).toBe(knownZone('Asia/Kathmandu'));
  });

  test.each([
    '',
    '+05:30',
    'Mars/Olympus',
    "x'; drop",
    '../../etc/passwd',
    'Asia/Shanghai\u0000',
    'A'.repeat(200),
  ])('refuses %j', (name) => expect(knownZone(name)).toBeUndefined());
});
