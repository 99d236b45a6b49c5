// Draws a face as a file of its own at build time: a page that shows one fixed face needs no code for all of them.

import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Face } from '../../../kit/web/face/face.tsx';
import type { Picture } from '../../../kit/web/face/parts.ts';

const TOKENS = new URL('../../../kit/web/theme/tokens.css', import.meta.url);

/** The same drawing as `Face`, with the colours in it that its classes stand for on our pages. */
export function drawFace(picture: Picture): string {
  const markup = renderToStaticMarkup(createElement(Face, { picture, size: 96 }));
  const colours = readFileSync(TOKENS, 'utf8').match(/--color-picture-[\w-]+: [^;]+;/g) ?? [];
  const style = `svg{${colours.join('')}}${rulesFor(markup).join('')}`;
  return markup
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace('>', `><style>${style}</style>`);
}

/** A rule for each class that the markup names. */
function rulesFor(markup: string): string[] {
  const names = Array.from(markup.matchAll(/class="([^"]+)"/g), ([, list = '']) => list.split(' ')).flat();
  return [...new Set(names)].filter((name) => name !== LAYOUT).map(ruleOf);
}

/** Says how the drawing stands among others, which is for who shows the file. */
const LAYOUT = 'shrink-0';

function ruleOf(name: string): string {
  const [, property, value] = /^(fill|stroke|opacity)-([\w-]+)$/.exec(name) ?? [];
  if (property === undefined) throw new Error(`a face has a class that its file would lose: ${name}`);
  if (property === 'opacity') return `.${name}{opacity:${value}%}`;
  return `.${name}{${property}:${value === 'none' ? value : `var(--color-${value})`}}`;
}
