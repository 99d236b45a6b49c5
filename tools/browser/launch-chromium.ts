// Starts an installed Chromium without a window, for benches, films and pictures of pages.

import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

/** The one without a window of its own first: it takes two thirds of the other's processor time. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** CHROMIUM names another than the installed one; Playwright's own is taken where there is none. */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? INSTALLED.find((path) => existsSync(path));
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', ...args],
  });
}
