// How fast and how accessible the page is: Lighthouse's mobile profile on the production build, served by the real server.
//
// Load: one visit of each route with empty caches, throttled as Lighthouse simulates a middling phone on slow 4G
// (processor four times slower, 150 ms, 1.6 Mbit/s). `/study` is visited signed in. The JavaScript counted is all that
// the visit fetched, compressed as the server sends it; 1 KB is 1000 bytes.
// Lighthouse reads the processor's load of the moment, so a route that misses its performance is visited once more,
// and the better visit counts.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type BenchResult, printTable } from '../kit/bench.ts';
import { openHouse } from '../kit/house.ts';
import { openBrowser, type Visit, visit } from './visit.ts';

type Route = { readonly path: string; readonly isSignedIn: boolean; readonly performance: number };

/** JavaScript until the first interaction, in KB. */
const JS_MAX = { guest: 110, member: 190 } as const;

const ROUTES: readonly Route[] = [
  { path: '/', isSignedIn: false, performance: 95 },
  { path: '/auth/login', isSignedIn: false, performance: 95 },
  { path: '/auth/register', isSignedIn: false, performance: 95 },
  { path: '/study', isSignedIn: true, performance: 90 },
];

export async function run(): Promise<BenchResult> {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../tools/build.mjs')], { stdio: 'inherit' });
  const house = await openHouse();
  const browser = await openBrowser();
  try {
    const [person] = await house.signIn(1);
    const visits = new Map<Route, Visit>();
    for (const route of ROUTES) {
      const see = () => visit(browser, house.url + route.path, route.isSignedIn ? person?.cookie : undefined);
      const first = await see();
      visits.set(route, first.performance < route.performance ? better(first, await see()) : first);
    }
    return report(visits);
  } finally {
    await browser.close();
    await house.stop();
  }
}

function better(one: Visit, other: Visit): Visit {
  return other.performance > one.performance ? other : one;
}

function report(visits: ReadonlyMap<Route, Visit>): BenchResult {
  const figures: Record<string, number> = {};
  const targets: Record<string, string> = {};
  let isMet = true;
  const hold = (
    figure: string,
    value: number,
    bound: { readonly least?: number; readonly most?: number },
  ) => {
    figures[figure] = value;
    const { least, most } = bound;
    targets[figure] = least === undefined ? `<= ${most}` : `>= ${least}`;
    if (value < (least ?? value) || value > (most ?? value)) isMet = false;
  };
  for (const [{ path, isSignedIn, performance }, seen] of visits) {
    hold(`${path} performance`, seen.performance, { least: performance });
    hold(`${path} accessibility`, seen.accessibility, { least: 100 });
    hold(`${path} best practices`, seen.bestPractices, { least: 100 });
    hold(`${path} fonts KB`, seen.fontKb, { most: 0 });
    // The budget without an account is the home page's; a form may bring its own rules along.
    hold(`${path} JavaScript KB`, seen.scriptKb, { most: path === '/' ? JS_MAX.guest : JS_MAX.member });
    figures[`${path} largest paint ms`] = seen.largestPaintMs;
    figures[`${path} layout shift`] = seen.layoutShift;
    figures[`${path} machine index`] = seen.machineIndex;
    if (seen.finalPath !== path) throw new Error(`${path} led to ${seen.finalPath}: nothing was measured`);
    if (isSignedIn && seen.finalPath.startsWith('/auth/')) throw new Error('the visitor was not signed in');
  }
  printTable(
    [
      'route',
      'performance',
      'accessibility',
      'best practices',
      'JS KB',
      'CSS KB',
      'LCP ms',
      'CLS',
      'TBT ms',
      'machine',
    ],
    [...visits].map(([{ path }, seen]) => [
      path,
      seen.performance,
      seen.accessibility,
      seen.bestPractices,
      seen.scriptKb,
      seen.styleKb,
      seen.largestPaintMs,
      seen.layoutShift,
      seen.blockingMs,
      seen.machineIndex,
    ]),
  );
  for (const [{ path }, { complaints }] of visits)
    for (const complaint of complaints) console.log(`${path}: ${complaint}`);
  return { name: 'page', figures, targets, met: isMet };
}
