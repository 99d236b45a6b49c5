// One visit of a page by Lighthouse in a Chromium of our own.

import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { round } from '../kit/bench.ts';
import { endLater } from '../kit/end-later.ts';

export type Visit = {
  /** Scores, 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** Compressed bytes over the network, in thousands. */
  readonly scriptKb: number;
  readonly styleKb: number;
  readonly fontKb: number;
  /** Simulated from a fast visit: all code that came before the paint counts as needed for it. */
  readonly simulatedPaintMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
  /** Lighthouse's own measure of this machine at that moment; a laptop at rest has 1500 and more. */
  readonly machineIndex: number;
  /** Where the visit ended, for a route that may redirect. */
  readonly finalPath: string;
  /** What was found wanting in accessibility and best practices, one line each. */
  readonly complaints: readonly string[];
};

export type Browser = { readonly port: number; readonly close: () => Promise<void> };

/** Does the work in a browser of its own, which ends with it. */
export async function inBrowser<Outcome>(work: (browser: Browser) => Promise<Outcome>): Promise<Outcome> {
  const browser = await openBrowser();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Has the browser know that somebody is signed in, as it does after signing in; `url` is a page that asks for it. */
export async function rememberMember(port: number, url: string, cookie: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error('the browser has no context');
  await page.setExtraHTTPHeaders({ cookie });
  await page.goto(url);
  await page.waitForFunction(() => localStorage.getItem('yulu')?.includes('"isLoggedIn":true'));
  await page.close();
}

/** The installed Chromium (CHROMIUM names another), with its debugging port open for Lighthouse. */
async function openBrowser(): Promise<Browser> {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  return { port, close: endLater(() => browser.close()) };
}

/** Visits `url` with empty caches, as the owner of `cookie` where one is given. */
export async function visit(browser: Browser, url: string, cookie?: string): Promise<Visit> {
  const lhr = await look(browser, url, cookie, {
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  });
  return {
    performance: score(lhr, 'performance'),
    accessibility: score(lhr, 'accessibility'),
    bestPractices: score(lhr, 'best-practices'),
    scriptKb: await kilobytes(lhr, 'Script'),
    styleKb: await kilobytes(lhr, 'Stylesheet'),
    fontKb: await kilobytes(lhr, 'Font'),
    simulatedPaintMs: Math.round(number(lhr, 'largest-contentful-paint')),
    blockingMs: Math.round(number(lhr, 'total-blocking-time')),
    layoutShift: round(number(lhr, 'cumulative-layout-shift'), 3),
    machineIndex: Math.round(lhr.environment.benchmarkIndex),
    finalPath: new URL(lhr.finalDisplayedUrl).pathname,
    complaints: complaintsOf(lhr),
  };
}

/**
 * Milliseconds until the largest paint of a visit with empty caches while processor and network are slowed down, by the
 * same figures as those that Lighthouse simulates.
 */
export async function largestPaint(browser: Browser, url: string, cookie?: string): Promise<number> {
  const lhr = await look(browser, url, cookie, {
    onlyAudits: ['largest-contentful-paint'],
    throttlingMethod: 'devtools',
  });
  return Math.round(number(lhr, 'largest-contentful-paint'));
}

/** One run of Lighthouse; a trace that came out broken, as on a machine with no time, is taken once more. */
async function look(
  browser: Browser,
  url: string,
  cookie: string | undefined,
  flags: Flags,
  isLast = false,
): Promise<Result> {
  const outcome = await lighthouse(url, {
    ...flags,
    port: browser.port,
    logLevel: 'error',
    ...(cookie === undefined ? {} : { extraHeaders: { Cookie: cookie } }),
  });
  if (!outcome) throw new Error(`Lighthouse measured nothing at ${url}`);
  const problem = outcome.lhr.runtimeError;
  if (problem && isLast) throw new Error(`${url}: ${problem.message}`);
  return problem ? look(browser, url, cookie, flags, true) : outcome.lhr;
}

function score(lhr: Result, category: string): number {
  return Math.round((lhr.categories[category]?.score ?? 0) * 100);
}

function number(lhr: Result, audit: string): number {
  return lhr.audits[audit]?.numericValue ?? Number.NaN;
}

/** The compressed bodies of one kind of resource that the visit fetched, as the server sends them to a browser. */
async function kilobytes(lhr: Result, kind: string): Promise<number> {
  const details = lhr.audits['network-requests']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse listed no requests');
  const urls = details.items
    .filter((item) => item['resourceType'] === kind)
    .map((item) => item['url'])
    .filter((url) => typeof url === 'string');
  const sizes = await Promise.all([...new Set(urls)].map(bodySize));
  return round(sizes.reduce((sum, size) => sum + size, 0) / 1000);
}

async function bodySize(url: string): Promise<number> {
  const response = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  const size = Number(response.headers.get('content-length') ?? Number.NaN);
  if (!response.ok || !(size > 0)) throw new Error(`${url} does not tell its size`);
  return size;
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
