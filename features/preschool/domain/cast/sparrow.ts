// The sparrow 啾啾: small, quick, asks about everything.

import { both, type Rig } from './rig.ts';

const BROWN = '#b67a48';
const CAP = '#8a4e2c';
const CREAM = '#fbecd0';
const LEG = '#e08a3c';

export const SPARROW: Rig = {
  middle: 66,
  shadow: 50,
  behind: '',
  tail: {
    x: 30,
    y: -40,
    swing: 9,
    markup: `<path d="M-6 -8C22 -20 48 -12 62 2C50 8 58 14 52 20C36 22 10 16 -8 10Z" fill="${CAP}"/>`,
  },
  leg: {
    x: -18,
    y: -16,
    markup: `<path d="M0 -8V12M-12 15L0 11L10 15M0 11V16" stroke="${LEG}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`,
  },
  arm: {
    x: -50,
    y: -84,
    markup: `<path d="M-10 -12C-24 12 -20 50 2 66C20 48 22 8 12 -10C6 -18 -4 -18 -10 -12Z" fill="${CAP}"/><path d="M-14 18Q2 26 16 16M-13 34Q2 42 14 32" stroke="${CREAM}" stroke-width="4" stroke-linecap="round" fill="none" opacity="0.8"/>`,
  },
  body: `<path d="M0 -122C40 -122 62 -92 62 -60C62 -26 36 -8 0 -8C-36 -8 -62 -26 -62 -60C-62 -92 -40 -122 0 -122Z" fill="${BROWN}"/><path d="M0 -104C30 -104 46 -78 46 -54C46 -26 26 -12 0 -12C-26 -12 -46 -26 -46 -54C-46 -78 -30 -104 0 -104Z" fill="${CREAM}"/>`,
  neck: { x: 0, y: -96 },
  head: `<circle cx="0" cy="-32" r="52" fill="${CREAM}"/><path d="M-52 -32A52 52 0 0 1 52 -32C44 -50 24 -56 0 -50C-24 -56 -44 -50 -52 -32Z" fill="${CAP}"/>`,
  front: both('<ellipse cx="-38" cy="-20" rx="7" ry="8" fill="#6b4630" opacity="0.65"/>'),
  top: `<path d="M-8 -80C-20 -96 -12 -104 -4 -96C-4 -110 10 -110 8 -96C18 -102 22 -92 10 -80Z" fill="${CAP}"/>`,
  eye: { x: 21, y: -36, size: 11, line: '#3b2a20', hasWhite: true },
  cheek: { x: 36, y: -10 },
  mouth: { x: 0, y: -18, width: 13, line: '#3b2a20', isBeak: true },
};
