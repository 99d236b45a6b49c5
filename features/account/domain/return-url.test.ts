import { describe, expect, it } from 'vitest';
import { safeReturnUrl, signInUrl } from './return-url.ts';

describe('the way back after signing in', () => {
  it('keeps the path and the whole query', () => {
    const url = signInUrl('/study?talk=1&x=a b&y=ü');
    expect(url).toBe('/auth/login?returnUrl=%2Fstudy%3Ftalk%3D1%26x%3Da%20b%26y%3D%C3%BC');
    const returned = new URL(url, 'https://yulu.example').searchParams.get('returnUrl');
    expect(safeReturnUrl(returned?.replace(' ', '%20'))).toBe('/study?talk=1&x=a%20b&y=%C3%BC');
  });

  it('is home when nothing was given', () => {
    expect([safeReturnUrl(null), safeReturnUrl(''), safeReturnUrl(undefined)]).toEqual(['/', '/', '/']);
  });

  it('never leaves this site', () => {
    const hostile = [
      'https://evil.example/',
      'https:evil.example',
      'HTTPS:/evil.example',
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,hello',
      '/\t/evil.example',
      '/\n/evil.example',
      '\r\n//evil.example',
      ' //evil.example',
      'evil.example',
      ';//evil.example',
      '/;@evil.example',
      '@evil.example',
      '%2f%2fevil.example',
      '/%2f%2fevil.example',
      '/%5cevil.example',
      '/..//evil.example',
      '/%0d/../..//evil.example',
      '/./%0d/../..//evil.example',
    ];
    // As they stand in an address, and spelled out.
    for (const value of hostile)
      for (const given of [value, new URLSearchParams(`x=${value}`).get('x')])
        expect(new URL(safeReturnUrl(given), 'https://yulu.example').origin).toBe('https://yulu.example');
    expect(safeReturnUrl('/..//evil.example')).toBe('/');
  });

  it('does not lead back to the sign-in pages', () => {
    expect(safeReturnUrl('/AUTH/login?returnUrl=//evil.example')).toBe('/');
    expect(safeReturnUrl('/auth/login?returnUrl=%2Fauth%2Flogin')).toBe('/');
  });
});
