// Circles before the things of a list, drawn as shops draw them; and what is round and nothing to tick.

import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCircles } from './find-circles.ts';

/** Pictures that are stored switch all decoders but their own off in the process, which test files share. */
const DRAWING = { operation: ['VipsForeignLoadSvg'] };

beforeAll(() => sharp.unblock(DRAWING));
afterAll(() => sharp.block(DRAWING));

/** Side 390; each thing at its own height, the circle about x = 24. */
const Y = [120, 260, 400] as const;

const check = (y: number, colour: string) =>
  `<path d="M19 ${y} l4 4 l7 -8" fill="none" stroke="${colour}" stroke-width="2.2"/>`;
const ring = (y: number, colour: string, r = 10) =>
  `<circle cx="24" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="1.3"/>`;
const disc = (y: number, colour: string, sign = '#fff', r = 10) =>
  `<circle cx="24" cy="${y}" r="${r}" fill="${colour}"/>${check(y, sign)}`;

async function ticksIn(
  marks: string,
  { ground = '#fff', scale = 2, quality = 0 }: { ground?: string; scale?: number; quality?: number } = {},
): Promise<boolean[]> {
  const photo = Y.map((y) => `<rect x="56" y="${y - 44}" width="88" height="88" fill="#8aa37b"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${390 * scale}" height="${844 * scale}" viewBox="0 0 390 844"><rect width="390" height="844" fill="${ground}"/>${photo}${marks}</svg>`;
  const drawn = sharp(Buffer.from(svg)).flatten({ background: ground });
  const bytes = await (quality > 0 ? drawn.webp({ quality }) : drawn.png()).toBuffer();
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return findCircles({ data, width: info.width, height: info.height }).map(({ isTicked }) => isTicked);
}

const THREE = {
  orange: disc(Y[0], '#ff5000') + ring(Y[1], '#c8c8c8') + disc(Y[2], '#ff5000'),
  'red, on a card': `<rect x="8" y="60" width="374" height="420" rx="10" fill="#fff"/>${disc(Y[0], '#e4393c', '#fff', 9)}${ring(Y[1], '#bbb', 9)}${disc(Y[2], '#e4393c', '#fff', 9)}`,
  'green, large':
    disc(Y[0], '#07c160', '#fff', 12) + ring(Y[1], '#d0d0d0', 12) + disc(Y[2], '#07c160', '#fff', 12),
  'outlined, with the tick alone': `${ring(Y[0], '#1677ff') + check(Y[0], '#1677ff')}${ring(Y[1], '#999')}${ring(Y[2], '#1677ff')}${check(Y[2], '#1677ff')}`,
  black: disc(Y[0], '#111') + ring(Y[1], '#aaa') + disc(Y[2], '#111'),
};

test.each(Object.entries(THREE))('%s: the first and the third are ticked', async (name, marks) => {
  const ground = name.includes('card') ? '#f2f2f2' : '#fff';
  for (const scale of [1, 2, 3])
    for (const quality of [0, 80, 60])
      expect([scale, quality, await ticksIn(marks, { ground, scale, quality })]).toEqual([
        scale,
        quality,
        [true, false, true],
      ]);
});

test('on a dark page, and grey ones that are switched off', async () => {
  const dark = disc(Y[0], '#ff6b2c') + ring(Y[1], '#666') + ring(Y[2], '#666');
  expect(await ticksIn(dark, { ground: '#161616', quality: 80 })).toEqual([true, false, false]);
  const off = `<circle cx="24" cy="${Y[1]}" r="10" fill="#e3e3e3"/>`;
  expect(await ticksIn(disc(Y[0], '#ff0036') + off)).toEqual([true, false]);
});

test('letters, squares, dots and logos are no circles to tick', async () => {
  const others = [
    `<text x="14" y="${Y[0]}" font-size="20">O0Q 8</text>`,
    `<rect x="14" y="${Y[1] - 10}" width="20" height="20" fill="none" stroke="#bbb" stroke-width="1.3"/>`,
    `<circle cx="24" cy="${Y[2]}" r="10" fill="#d33"/>`,
    '<circle cx="24" cy="520" r="3" fill="none" stroke="#999"/>',
    '<circle cx="30" cy="600" r="22" fill="none" stroke="#999" stroke-width="2"/>',
    '<path d="M14 680 a10 10 0 0 1 20 0" fill="none" stroke="#999" stroke-width="1.3"/>',
    '<circle cx="24" cy="740" r="10" fill="#28c"/><path d="M16 740 h16 M24 732 v16" stroke="#fff" stroke-width="11"/>',
  ].join('');
  expect(await ticksIn(others)).toEqual([]);
});
