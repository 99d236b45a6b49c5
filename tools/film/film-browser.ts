// A Chromium whose only site is this repository: its modules, with their types taken off, and what is handed to it.

import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join, normalize } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { launchChromium } from '../browser/launch-chromium.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Browsers encode video for secure sites only, which this address counts as. Nothing listens there. */
export const SITE = 'http://localhost:1';

export type FilmBrowser = { readonly page: Page; readonly close: () => Promise<void> };

export async function openFilmBrowser(): Promise<FilmBrowser> {
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.route(`${SITE}/**`, serve);
  await page.goto(`${SITE}/`);
  return { page, close: () => browser.close() };
}

async function serve(route: Route): Promise<void> {
  const path = normalize(decodeURIComponent(new URL(route.request().url()).pathname));
  if (path === '/')
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Films</title>' });
  if (!/^\/(features|content|kit|chinese)\/[\w/.-]+\.ts$/.test(path) || path.includes('..'))
    return route.fulfill({ status: 404 });
  const source = readFileSync(join(ROOT, path), 'utf8');
  return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
}
