// Writes a film as a WebM and three WebVTT files.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Film, toWebVtt } from '../../features/preschool/domain/index.ts';
import { SITE } from './film-browser.ts';

const FRAMES_PER_SECOND = 25;
/** In the page: it records what it is given, and hands it back. */
const RECORD = `(async () => {
  const { recordFilm } = await import('/features/preschool/web/export/record-film.ts');
  const film = await (await fetch('/given')).json();
  const video = await recordFilm(film, { framesPerSecond: ${FRAMES_PER_SECOND} });
  await fetch('/made', { method: 'POST', body: video });
})()`;

/** Answers with the names of the files. */
export async function exportFilm(film: Film, page: Page, folder: string): Promise<string[]> {
  let made: Buffer | null = null;
  await page.route(`${SITE}/given`, (route) => route.fulfill({ json: film }));
  await page.route(`${SITE}/made`, (route) => {
    made = route.request().postDataBuffer();
    return route.fulfill({ status: 204 });
  });
  await page.evaluate(RECORD);
  await page.unroute(`${SITE}/given`);
  await page.unroute(`${SITE}/made`);
  if (made === null) throw new Error(`${film.id} was not recorded`);
  const files: readonly (readonly [string, string | Buffer])[] = [
    [`${film.id}.webm`, made],
    ...(['zh', 'en', 'pt'] as const).map((line) => [`${film.id}.${line}.vtt`, toWebVtt(film, line)] as const),
  ];
  for (const [name, content] of files) writeFileSync(join(folder, name), content);
  return files.map(([name]) => name);
}
