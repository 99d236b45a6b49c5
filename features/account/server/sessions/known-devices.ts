// Browsers in which a person has signed in before: they have a budget of tries of their own, so that whoever guesses
// at an account from elsewhere cannot keep its owner out.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { RequestContext } from '../../../../kit/server/http/request/context.ts';

/** As long as browsers keep a cookie. */
const COOKIE_SECONDS = 400 * 24 * 3600;
/** People who share a browser; the one who signed in longest ago is forgotten first. */
const PEOPLE_MAX = 8;
const TAG_LENGTH = 16;

export type KnownDevice = {
  /** Random, made by us; names the browser in keys of limits. */
  readonly id: string;
};

type Answering = Pick<RequestContext, 'requestHeaders' | 'resHeaders'>;

export type KnownDevices = {
  /** The browser, when this person has signed in there before. */
  readonly find: (requestHeaders: Headers, personId: UserId) => KnownDevice | undefined;
  /** Has the browser known from now on as one of this person's. */
  readonly remember: (context: Answering, personId: UserId) => void;
};

type Options = { readonly secret: string; readonly isHttps: boolean };

const nameOf = (isHttps: boolean): string => `${isHttps ? '__Secure-' : ''}yulu.device`;

/** What makes the browser forget that somebody has signed in there. */
export const forgottenDevice = (isHttps: boolean): string =>
  `${nameOf(isHttps)}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;

/** The cookie is `<id>.<people>.<signature>`; it names people by keyed tags, which say nothing without our secret. */
export function createKnownDevices({ secret, isHttps }: Options): KnownDevices {
  const name = nameOf(isHttps);
  const keyed = (text: string) =>
    createHmac('sha256', secret).update(`known device ${text}`).digest('base64url');
  const tagOf = (id: string, personId: UserId) => keyed(`${id} ${personId}`).slice(0, TAG_LENGTH);
  const read = (requestHeaders: Headers) => {
    const value = cookieValue(requestHeaders.get('cookie') ?? '', name);
    const [id = '', people = '', signature = ''] = value.split('.');
    return isSame(signature, keyed(`${id}.${people}`)) ? { id, tags: people.split('~') } : undefined;
  };
  return {
    find: (requestHeaders, personId) => {
      const device = read(requestHeaders);
      return device?.tags.includes(tagOf(device.id, personId)) ? { id: device.id } : undefined;
    },
    remember: ({ requestHeaders, resHeaders }, personId) => {
      const device = read(requestHeaders) ?? { id: randomBytes(15).toString('base64url'), tags: [] };
      const tag = tagOf(device.id, personId);
      const people = [tag, ...device.tags.filter((other) => other !== tag)].slice(0, PEOPLE_MAX).join('~');
      const value = `${device.id}.${people}.${keyed(`${device.id}.${people}`)}`;
      const attributes = `Max-Age=${COOKIE_SECONDS}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
      resHeaders.append('set-cookie', `${name}=${value}; ${attributes}`);
    },
  };
}

function cookieValue(cookies: string, name: string): string {
  const pair = cookies.split(/;\s*/).find((item) => item.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? '';
}

function isSame(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}
