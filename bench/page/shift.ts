// Measures the layout shift of a page while it loads, at one width, over a slow network.

import { type Browser, chromium, errors, type Page } from '@playwright/test';
import { round } from '../kit/bench.ts';

/** Lighthouse's slow 4G: milliseconds, and bytes a second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** What moves later than this after the network fell silent was moved by somebody. */
const SETTLE_MS = 500;
const LONGEST_MS = 20_000;

type Visitor = { readonly width: number; readonly height: number; readonly cookie: string | undefined };

/** The sum of all shifts of a visit with empty caches; Lighthouse's is the worst window of it, so never more. */
export async function layoutShift(port: number, url: string, visitor: Visitor): Promise<number> {
  const browser: Browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const { width, height, cookie } = visitor;
  const context = await browser.newContext({
    viewport: { width, height },
    ...(cookie === undefined ? {} : { extraHTTPHeaders: { cookie } }),
  });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', NETWORK);
    await page.addInitScript({ content: COUNT_SHIFTS });
    await page.goto(url, { timeout: LONGEST_MS });
    await waitForSilence(page);
    await page.waitForTimeout(SETTLE_MS);
    return round(await page.evaluate(() => Number(Reflect.get(globalThis, 'shiftSum'))), 3);
  } finally {
    await context.close();
  }
}

/** A page that fetches ahead for longer stands by then. */
async function waitForSilence(page: Page): Promise<void> {
  try {
    await page.waitForLoadState('networkidle', { timeout: LONGEST_MS });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
}

/** Runs in the page before its own code. */
const COUNT_SHIFTS = `
  globalThis.shiftSum = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.shiftSum += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;
