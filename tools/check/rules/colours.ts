// Pages take their colours from the tokens of the theme and from nowhere else.

import { isTest } from '../tree.ts';
import { findPattern, type Rule } from './rule.ts';

/** The tokens themselves, and the colours that the browser's own bar must be told in words. */
const THEME = /^kit\/web\/theme(\/|\.ts$)/;

const COLOUR =
  /(?<!(?:href|to)=["'])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab|lch|hwb)\(/gi;
const PALETTE =
  /\b(?:bg|text|border|ring|fill|stroke|from|via|to|outline|decoration|accent|divide)-(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3}\b/g;

export const tokenColours: Rule = {
  concerns: ({ path }) => /(^|\/)web\/.*\.(css|ts|tsx)$/.test(path) && !THEME.test(path) && !isTest(path),
  find: (file) => [
    ...findPattern(file, COLOUR, (colour) => `"${colour}" is a colour outside the tokens`),
    ...findPattern(file, PALETTE, (name) => `"${name}" is a colour outside the tokens`),
  ],
};
