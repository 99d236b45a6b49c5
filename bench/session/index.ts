// A session of 200 reviews by keyboard alone, with the page's processor slowed four times, on two devices.
//
// A learner whose words are due studies on a first device, loses the connection for some answers, goes on with a second
// device where the first has stopped, and then comes back to the first, which still holds cards. Each key is an
// interaction; what it took until the screen showed it is the browser's own figure (Event Timing), rounded to 8 ms, and
// at most 16 where the browser tells of none. The baseline is a page with one button and a number, in the same browser.
// At the end the log is held against what was pressed: nothing lost, nothing twice, nothing asked again that was right.

import type { Browser, BrowserContext, Page } from '@playwright/test';
import * as z from 'zod';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type BenchResult, printTable, quantile } from '../kit/bench.ts';
import { startBenchServer } from '../kit/bench-server.ts';
import { endLater } from '../kit/end-later.ts';
import { fillCards } from './fill-cards.ts';
import { keyOf, LOOK, nextFrame, study } from './study.ts';

const REVIEWS = 200;
const WORDS = 260;
const SLOWED = 4;
const MOST_MS = 100;
/** Until the page shows what it has learnt. */
const SETTLE_MS = 1000;
/** What the browser does not tell of took at most so long. */
const UNTOLD_MS = 16;
const SCREEN = { width: 390, height: 844 } as const;

export async function run(): Promise<BenchResult> {
  const server = await startBenchServer();
  const browser = await launchChromium();
  const close = endLater(() => browser.close());
  try {
    const [person] = await server.signIn(1);
    if (!person) throw new Error('nobody was signed in');
    await fillCards(server.databaseUrl, person.id, WORDS);
    const bare = await pressBare(browser);
    const devices = await Promise.all([1, 2].map(() => openDevice(browser, server.url, person.cookie)));
    const given = await studyOnTwo(devices);
    const told = await server.sql(
      `select item as word, reading, skill, outcome from learning_events
       where user_id = $1 and source = 'review' and source_id <> ''
       order by happened_at, device_id, device_seq`,
      [person.id],
    );
    const times = (await Promise.all(devices.map(({ page }) => interactions(page)))).flat();
    return judge({ bare, times, given, told: z.array(reviewSchema).parse(told) });
  } finally {
    await close();
    await server.stop();
  }
}

const reviewSchema = z.object({
  word: z.string(),
  reading: z.string(),
  skill: z.string(),
  outcome: z.string(),
});

type Device = { readonly context: BrowserContext; readonly page: Page };

async function openDevice(browser: Browser, url: string, cookie: string): Promise<Device> {
  const context = await browser.newContext({ viewport: SCREEN, baseURL: url });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.addInitScript({ content: `${WATCH}\n${LOOK}` });
  return { context, page };
}

/** Runs in the page before its own code: the longest event of each interaction. */
const WATCH = `
  globalThis.interactions = new Map();
  globalThis.pressed = 0;
  addEventListener('keydown', () => { globalThis.pressed += 1; }, true);
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: ${UNTOLD_MS}, buffered: true });
`;

/** Every key that was pressed since the page was loaded. */
async function interactions(page: Page): Promise<number[]> {
  const [told, pressed] = z
    .tuple([z.array(z.number()), z.number()])
    .parse(await page.evaluate('[[...interactions.values()], pressed]'));
  return [...told, ...Array.from({ length: Math.max(0, pressed - told.length) }, () => UNTOLD_MS)];
}

async function slowDown({ context, page }: Device): Promise<void> {
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

/** A page in which a key changes a number, and nothing else. */
async function pressBare(browser: Browser): Promise<number[]> {
  const context = await browser.newContext({ viewport: SCREEN });
  const page = await context.newPage();
  await page.addInitScript({ content: WATCH });
  await page.goto(`data:text/html,${encodeURIComponent(BARE)}`);
  await slowDown({ context, page });
  for (let count = 0; count < REVIEWS; count += 1) {
    await page.keyboard.press('1');
    await nextFrame(page);
  }
  const times = await interactions(page);
  await context.close();
  return times;
}

const BARE = `<h1>0</h1><script>
  addEventListener('keydown', () => { document.querySelector('h1').textContent = String(pressed); });
</script>`;

/** The plan of the learner's evening: what was given, in all. */
async function studyOnTwo([first, second]: readonly Device[]): Promise<readonly string[]> {
  if (!first || !second) throw new Error('two devices are needed');
  const begun = await studyOn(first, '开始', REVIEWS * 0.3);
  await first.context.setOffline(true);
  const alone = await study(first.page, 5);
  await first.context.setOffline(false);
  const back = await study(first.page, REVIEWS * 0.15);
  const elsewhere = await studyOn(second, '接着学', REVIEWS * 0.35);
  // The first device was never closed: it comes back into sight as a tab does, and asks what was answered meanwhile.
  const asked = first.page.waitForResponse(/\/study\/sessions\/[^/]+\/next/);
  await first.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
  await asked;
  await first.page.waitForTimeout(SETTLE_MS);
  const rest = REVIEWS - [begun, alone, back, elsewhere].reduce((sum, { given }) => sum + given.length, 0);
  const last = await study(first.page, rest);
  await first.page.waitForLoadState('networkidle');
  return [begun, alone, back, elsewhere, last].flatMap(({ given }) => given);
}

/** By keyboard from the page of the day on. */
async function studyOn(device: Device, link: string, most: number) {
  const { page } = device;
  await page.goto('/study');
  await page.getByRole('link', { name: link, exact: true }).focus();
  await slowDown(device);
  await page.keyboard.press('Enter');
  return study(page, most);
}

type Measured = {
  readonly bare: readonly number[];
  readonly times: readonly number[];
  readonly given: readonly string[];
  readonly told: readonly z.infer<typeof reviewSchema>[];
};

function judge({ bare, times, given, told }: Measured): BenchResult {
  const row = (name: string, of: readonly number[]) => [
    name,
    of.length,
    quantile(of, 0.5),
    quantile(of, 0.95),
  ];
  printTable(['keys', 'pressed', 'p50 ms', 'p95 ms'], [row('a bare page', bare), row('a session', times)]);
  const inLog = told.map(keyOf);
  const count = (keys: readonly string[], key: string) => keys.filter((each) => each === key).length;
  const all = [...new Set([...given, ...inLog])];
  const sum = (of: (key: string) => number) => all.reduce((so, key) => so + Math.max(0, of(key)), 0);
  const right = new Set<string>();
  const again = told.filter((review) => {
    const wasRight = right.has(keyOf(review));
    if (review.outcome === 'right') right.add(keyOf(review));
    return wasRight;
  });
  for (const review of again) console.log(`${keyOf(review)} was right and asked again`);
  for (const key of all.filter((each) => count(given, each) !== count(inLog, each)))
    console.log(`${key}: given ${count(given, key)} times, told ${count(inLog, key)} times`);
  const figures = {
    bare_p95_ms: quantile(bare, 0.95),
    interaction_p95_ms: quantile(times, 0.95),
    reviews: told.length,
    right: told.filter(({ outcome }) => outcome === 'right').length,
    lost: sum((key) => count(given, key) - count(inLog, key)),
    doubled: sum((key) => count(inLog, key) - count(given, key)),
    asked_again: again.length,
  };
  const targets = {
    interaction_p95_ms: `<= ${MOST_MS}`,
    reviews: `>= ${REVIEWS}`,
    lost: '<= 0',
    doubled: '<= 0',
    asked_again: '<= 0',
  };
  const met =
    figures.interaction_p95_ms <= MOST_MS &&
    figures.reviews >= REVIEWS &&
    figures.lost + figures.doubled + figures.asked_again === 0;
  return { name: 'session', figures, targets, met };
}
