// Draws a contact sheet of a film: a frame every four seconds with what is said, to be looked at before it is shipped.

import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { captionAt, type Film, pictureOf } from '../../features/preschool/domain/index.ts';

const EVERY_SECONDS = 4;
const COLUMNS = 4;
const WIDTH = 480;

/** Answers with the names of the files. */
export async function drawSheet(film: Film, page: Page, folder: string): Promise<string[]> {
  const frames: string[] = [];
  for (let at = EVERY_SECONDS / 2; at < film.length; at += EVERY_SECONDS) frames.push(frameAt(film, at));
  await page.setViewportSize({ width: COLUMNS * WIDTH, height: 600 });
  await page.setContent(
    `<style>body{margin:0;display:grid;grid-template-columns:repeat(${COLUMNS},${WIDTH}px);font:14px sans-serif}p{margin:2px 4px 8px}img{display:block;width:100%}</style>${frames.join('')}`,
  );
  await page.evaluate('Promise.all(Array.from(document.images, (image) => image.decode()))');
  const name = `${film.id}.png`;
  await page.screenshot({ path: join(folder, name), fullPage: true });
  return [name];
}

function frameAt(film: Film, at: number): string {
  const caption = captionAt(film, at);
  const said = caption ? `${caption.by ?? '—'}: ${caption[film.language]}` : '';
  const picture = Buffer.from(pictureOf(film, at)).toString('base64');
  return `<div><img src="data:image/svg+xml;base64,${picture}"><p>${at} s ${said}</p></div>`;
}
