// Whether two mail addresses reach the same person, as far as the address shows it.

import { THROWAWAY_DOMAINS } from './throwaway-domains.ts';

/** Services that ignore points before the at sign. */
const POINTLESS = new Set(['gmail.com', 'googlemail.com']);

/** The address without what services ignore: case, a part after a plus, and points where they do not count. */
export function mailIdentity(email: string): string {
  const plain = email.trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const domain = plain.slice(at + 1);
  const name = plain.slice(0, at).split('+')[0] ?? '';
  if (!POINTLESS.has(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}

/** Whether the address is of a service that lends addresses for minutes, or of a domain below one. */
export function isThrowaway(email: string): boolean {
  const labels = email
    .trim()
    .toLowerCase()
    .slice(email.trim().lastIndexOf('@') + 1)
    .split('.');
  return labels.some((_, from) => THROWAWAY_DOMAINS.has(labels.slice(from).join('.')));
}
