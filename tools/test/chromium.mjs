// Finds a Chromium that runs, or installs the distribution's where that is allowed; fails if there is none. One without a
// window of its own is preferred: journeys in it take two thirds of the processor's time.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ToolError } from '../paths.mjs';
import { run, tail } from '../run.mjs';

const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FONTS = 'fonts-noto-cjk';
const ELSEWHERE = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Playwright's own list: the flag below replaces it, since of two equal flags Chromium follows the last. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];
/**
 * Since Chromium's own headless mode each window has an address bar that nobody sees, whose suggestions are two web pages
 * in a process of their own: half of what a new browser context cost.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];

/** How every test starts it: as root, without a screen, and without asking the network for anything. */
export const CHROMIUM_FLAGS = [
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const WHAT_TO_DO =
  'No Chromium for the browser tests: install one (Debian: apt-get install chromium-headless-shell fonts-noto-cjk; elsewhere: npx playwright install chromium), or set CHROMIUM to its path.';

/** The path of an installed Chromium; undefined when there is none. Throws when CHROMIUM names none. */
export async function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (runs(named)) return named;
    throw new ToolError(`CHROMIUM is ${named}, which does not run.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...ELSEWHERE, await playwrightsOwn()].find(runs);
}

/** As findChromium, but installs one without a window where there is none and this machine lets us. Throws ToolError when none is to be had. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found && (process.env.CHROMIUM || found.endsWith(SHELL) || !canInstall())) return found;
  if (!canInstall()) throw new ToolError(WHAT_TO_DO);
  console.log('Installing Chromium and Chinese fonts from the distribution.');
  const said = await aptGet('update', '-q');
  // Older distributions have no shell.
  for (const name of found ? [SHELL] : [SHELL, 'chromium']) {
    const { code, output } = await aptGet('install', '-y', '-q', '--no-install-recommends', name, FONTS);
    said.output += output;
    if (code === 0) break;
  }
  const installed = await findChromium();
  if (installed) return installed;
  throw new ToolError(`${tail(said.output, 8)}\n${WHAT_TO_DO}`);
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const aptGet = (...args) =>
  run('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

/** A package may leave a script that only says how to install the browser, so it is asked for its version. */
function runs(path) {
  if (!path || !existsSync(path)) return false;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /\d+\.\d+/.test(stdout);
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}
