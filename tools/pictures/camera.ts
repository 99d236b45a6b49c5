// A Chromium that looks at pages as a telephone does, signed in as somebody, and gives the upper part as WebP.

import type { BrowserContext, Page } from '@playwright/test';
import type { Locale } from '../../kit/core/locale.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import type { Shot } from './shots.ts';

export type Accounts = ReadonlyMap<string, { readonly identifier: string; readonly password: string }>;
type Look = { readonly locale: Locale; readonly theme: 'dark' | 'light' };

/** A telephone; what is shown is what stands between its header and its bars. */
const [WIDTH, HEIGHT, TOP, SHOWN] = [390, 844, 56, 560] as const;
const [SHARPNESS, QUALITY] = [1.5, 62] as const;
/** Only ends what hangs. */
const PATIENCE_MS = 180_000;
const SETTLE_MS = 400;

export async function openCamera(site: string, accounts: Accounts) {
  const browser = await launchChromium();
  const signedIn = new Map<Shot['who'], Awaited<ReturnType<BrowserContext['storageState']>>>();
  const cookiesOf = async (who: Shot['who']) => {
    const known = signedIn.get(who);
    if (known || who === 'guest') return known;
    const context = await browser.newContext();
    const answer = await context.request.post(`${site}/api/account/sign-in`, { data: accounts.get(who) });
    if (!answer.ok()) throw new Error(`${who} cannot sign in: ${answer.status()}`);
    const state = await context.storageState();
    await context.close();
    signedIn.set(who, state);
    return state;
  };
  return {
    take: async (shot: Shot, look: Look): Promise<Buffer> => {
      const storageState = await cookiesOf(shot.who);
      const context = await browser.newContext({
        ...(storageState ? { storageState } : {}),
        viewport: { width: WIDTH, height: HEIGHT },
        deviceScaleFactor: SHARPNESS,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        baseURL: site,
      });
      try {
        await context.addInitScript(({ locale, theme }) => {
          localStorage.setItem('language', locale);
          localStorage.setItem('theme', theme);
        }, look);
        return await picture(await opened(context, shot));
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}

async function opened(context: BrowserContext, shot: Shot): Promise<Page> {
  const read = async (path: string): Promise<unknown> => (await context.request.get(`/api${path}`)).json();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(typeof shot.page === 'string' ? shot.page : await shot.page(read));
  await page.getByRole('heading').first().waitFor();
  await settled(page);
  const { dismiss } = shot;
  if (dismiss) await page.getByRole('button', { name: dismiss }).click();
  await settled(page);
  return page;
}

/** In the page: no skeleton, and every picture in sight has come. */
const IS_COMPLETE = `document.querySelector('[data-loading]') === null &&
  Array.from(document.images).every(
    (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
  )`;

/** Nothing is on its way any more; looked at twice, since what has come may bring parts of its own. */
async function settled(page: Page): Promise<void> {
  for (let look = 0; look < 2; look += 1) {
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(IS_COMPLETE);
    await page.waitForTimeout(SETTLE_MS);
  }
}

/** Chromium writes WebP itself; what the library offers is PNG, of five times the weight. */
async function picture(page: Page): Promise<Buffer> {
  await page.evaluate('scrollTo(0, 0)');
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: 0, y: TOP, width: WIDTH, height: SHOWN, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}
