// Reads an address of a shop: which item it means, without asking anybody and without what only follows people around.

import { fromAgent } from './agents.ts';
import type { ItemLink } from './item-link.ts';
import { isItemId, PLATFORM_RULES, type Platform } from './platforms.ts';

/** How many times an address may be wrapped into another. */
const DEPTH_MOST = 3;
const LENGTH_MOST = 4000;

/** Undefined for what is no address, or of no shop that we know. */
export function readLink(address: string, depth = 0): ItemLink | undefined {
  if (address.length > LENGTH_MOST || depth > DEPTH_MOST) return undefined;
  const url = toUrl(address);
  if (!url) return undefined;
  return ofShop(url) ?? fromAgent(url) ?? ofWrapped(url, depth);
}

function toUrl(address: string): URL | undefined {
  const text = /^https?:\/\//i.test(address) ? address : `https://${address.replace(/^\/\//, '')}`;
  return URL.canParse(text) ? new URL(text) : undefined;
}

const isBelow = (host: string, parent: string): boolean => host === parent || host.endsWith(`.${parent}`);

function ofShop(url: URL): ItemLink | undefined {
  const host = url.hostname.toLowerCase();
  const short = PLATFORM_RULES.find(({ shortHosts }) => shortHosts.some((parent) => isBelow(host, parent)));
  const rule = PLATFORM_RULES.find(({ hosts }) => hosts.some((parent) => isBelow(host, parent)));
  const platform = rule && isIdle(url) ? 'xianyu' : rule?.id;
  const found = PLATFORM_RULES.find(({ id }) => id === platform);
  const itemId = found && itemIn(url, found.id, found);
  if (found && itemId) return { platform: found.id, itemId, link: found.toLink(itemId) };
  if (short) return toShort(url, short.id);
  // Pinduoduo's share addresses carry a key instead of the item.
  const key = found?.id === 'pinduoduo' ? url.searchParams.get('ps') : null;
  if (key && /^[\w-]{4,40}$/.test(key))
    return { platform: 'pinduoduo', itemId: undefined, link: `${url.origin}${url.pathname}?ps=${key}` };
  return undefined;
}

/** The second-hand market lives at addresses of the big one, too. */
const isIdle = ({ hostname, pathname }: URL): boolean =>
  isBelow(hostname, 'taobao.com') && /idlefish|2\.taobao/i.test(hostname + pathname);

type Places = { readonly params: readonly string[]; readonly paths: readonly RegExp[] };

function itemIn(url: URL, platform: Platform, { params, paths }: Places): string | undefined {
  const given = [
    ...paths.map((path) => path.exec(url.pathname)?.[1]),
    ...params.map((name) => url.searchParams.get(name) ?? fragmentParam(url, name)),
  ];
  return given.find((id) => id !== undefined && id !== null && isItemId(platform, id)) ?? undefined;
}

/** Pages that are one program keep their parameters behind the `#`. */
function fragmentParam({ hash }: URL, name: string): string | undefined {
  const query = hash.split('?')[1];
  if (!query) return undefined;
  const url = `https://x.invalid/?${query}`;
  return URL.canParse(url) ? (new URL(url).searchParams.get(name) ?? undefined) : undefined;
}

function toShort({ hostname, pathname }: URL, platform: Platform): ItemLink | undefined {
  if (pathname.length < 3) return undefined;
  return { platform, itemId: undefined, link: `https://${hostname}${pathname}` };
}

/** An agent's page, or a page of redirection, that carries the address of the shop in a parameter. */
function ofWrapped(url: URL, depth: number): ItemLink | undefined {
  const inside: string[] = [];
  url.searchParams.forEach((value) => inside.push(value));
  const [, query] = url.hash.split('?');
  if (query && URL.canParse(`https://x.invalid/?${query}`))
    new URL(`https://x.invalid/?${query}`).searchParams.forEach((value) => inside.push(value));
  for (const value of inside) {
    const address = /^(https?:)?\/\//i.test(value) ? value : decoded(value);
    const found = address && /^(https?:)?\/\//i.test(address) ? readLink(address, depth + 1) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Some encode an address twice. */
function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
