// One visit of a page by Lighthouse in a Chromium of our own.

import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { round } from '../kit/bench.ts';

export type Visit = {
  /** Scores, 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** Compressed bytes over the network, in thousands. */
  readonly scriptKb: number;
  readonly styleKb: number;
  readonly fontKb: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
  /** Where the visit ended, for a route that may redirect. */
  readonly finalPath: string;
  /** What was found wanting in accessibility and best practices, one line each. */
  readonly complaints: readonly string[];
};

export type Browser = { readonly port: number; readonly close: () => Promise<void> };

/** The installed Chromium (CHROMIUM names another), with its debugging port open for Lighthouse. */
export async function openBrowser(): Promise<Browser> {
  const installed = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const port = await freePort();
  const browser = await chromium.launch({
    ...(existsSync(installed) ? { executablePath: installed } : {}),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  return { port, close: () => browser.close() };
}

/** Visits `url` with empty caches, as the owner of `cookie` where one is given. */
export async function visit(browser: Browser, url: string, cookie?: string): Promise<Visit> {
  const outcome = await lighthouse(url, {
    port: browser.port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    ...(cookie === undefined ? {} : { extraHeaders: { Cookie: cookie } }),
  });
  if (!outcome) throw new Error(`Lighthouse measured nothing at ${url}`);
  const { lhr } = outcome;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return {
    performance: score(lhr, 'performance'),
    accessibility: score(lhr, 'accessibility'),
    bestPractices: score(lhr, 'best-practices'),
    scriptKb: kilobytes(lhr, 'Script'),
    styleKb: kilobytes(lhr, 'Stylesheet'),
    fontKb: kilobytes(lhr, 'Font'),
    largestPaintMs: Math.round(number(lhr, 'largest-contentful-paint')),
    blockingMs: Math.round(number(lhr, 'total-blocking-time')),
    layoutShift: round(number(lhr, 'cumulative-layout-shift'), 3),
    finalPath: new URL(lhr.finalDisplayedUrl).pathname,
    complaints: complaintsOf(lhr),
  };
}

function score(lhr: Result, category: string): number {
  return Math.round((lhr.categories[category]?.score ?? 0) * 100);
}

function number(lhr: Result, audit: string): number {
  return lhr.audits[audit]?.numericValue ?? Number.NaN;
}

/** What came of one kind of resource; headers included. */
function kilobytes(lhr: Result, kind: string): number {
  const details = lhr.audits['network-requests']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse listed no requests');
  const bytes = details.items
    .filter((item) => item['resourceType'] === kind)
    .reduce((sum, item) => sum + Number(item['transferSize']), 0);
  return round(bytes / 1000);
}

function complaintsOf(lhr: Result): string[] {
  const audits = ['accessibility', 'best-practices'].flatMap(
    (category) => lhr.categories[category]?.auditRefs ?? [],
  );
  return audits
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${lhr.audits[id]?.title}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject()));
    });
  });
}
