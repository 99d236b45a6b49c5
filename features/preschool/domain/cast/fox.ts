// The fox Lily 莉莉: came from far away, speaks English, and loves to show off her tail.

import { both, type Rig } from './rig.ts';

const ORANGE = '#ef8b3d';
const DEEP = '#d9722a';
const WHITE = '#fff6ea';
const DARK = '#4a2f2a';

export const FOX: Rig = {
  middle: 104,
  shadow: 72,
  behind: '',
  tail: {
    x: 40,
    y: -46,
    swing: 12,
    markup: `<path d="M-12 4C20 30 74 28 98 -14C116 -46 106 -92 86 -116C84 -82 66 -58 36 -46C14 -38 -8 -24 -12 4Z" fill="${ORANGE}"/><path d="M86 -116C84 -98 79 -82 70 -70C82 -74 98 -70 106 -62C108 -84 98 -104 86 -116Z" fill="${WHITE}"/>`,
  },
  leg: {
    x: -28,
    y: -36,
    markup: `<path d="M-18 -18C-24 8 -28 35 -6 36C16 36 18 10 16 -18Z" fill="${DARK}"/>`,
  },
  arm: {
    x: -50,
    y: -122,
    markup: `<path d="M-15 -6C-20 20 -17 44 -12 52L12 52C17 44 18 20 15 -6C9 -18 -9 -18 -15 -6Z" fill="#3a86b8"/><path d="M-13 48C-15 64 -8 72 0 72C8 72 15 64 13 48Z" fill="${DARK}"/>`,
  },
  body: `<path d="M0 -152C42 -152 62 -116 62 -78C62 -36 40 -18 0 -18C-40 -18 -62 -36 -62 -78C-62 -116 -42 -152 0 -152Z" fill="${ORANGE}"/><path d="M0 -152C42 -152 62 -116 62 -78C62 -66 60 -56 57 -48C40 -38 -40 -38 -57 -48C-60 -56 -62 -66 -62 -78C-62 -116 -42 -152 0 -152Z" fill="#3a86b8"/><path d="M-61 -76Q0 -62 61 -76L60 -62Q0 -48 -60 -62Z" fill="#fff6ea"/><path d="M-36 -144C-20 -128 20 -128 36 -144C38 -132 24 -122 0 -122C-24 -122 -38 -132 -36 -144Z" fill="#2f6f9c"/>`,
  neck: { x: 0, y: -140 },
  head: `${both(`<path d="M-80 -62C-92 -108 -86 -150 -74 -162C-56 -150 -34 -128 -24 -112Z" fill="${ORANGE}"/><path d="M-70 -84C-76 -112 -74 -134 -70 -142C-58 -132 -46 -118 -40 -108Z" fill="${DARK}"/>`)}<path d="M0 -128C48 -128 84 -98 84 -56C84 -44 98 -34 104 -26C88 -22 80 -14 66 -6C46 4 24 8 0 8C-24 8 -46 4 -66 -6C-80 -14 -88 -22 -104 -26C-98 -34 -84 -44 -84 -56C-84 -98 -48 -128 0 -128Z" fill="${ORANGE}"/>`,
  front: `<path d="M0 -46C22 -62 62 -58 86 -34C92 -30 98 -28 104 -26C88 -22 80 -14 66 -6C46 4 24 8 0 8C-24 8 -46 4 -66 -6C-80 -14 -88 -22 -104 -26C-98 -28 -92 -30 -86 -34C-62 -58 -22 -62 0 -46Z" fill="${WHITE}" transform="translate(0 0) scale(0.97 1)"/><path d="M-11 -40C-11 -47 11 -47 11 -40C11 -33 4 -28 0 -28C-4 -28 -11 -33 -11 -40Z" fill="${DARK}"/>`,
  top: `<path d="M-6 -126C-14 -142 -4 -148 2 -140C6 -148 16 -144 12 -126Z" fill="${DEEP}"/>`,
  eye: { x: 34, y: -66, size: 11.5, line: DARK, hasWhite: true },
  cheek: { x: 56, y: -28 },
  mouth: { x: 0, y: -16, width: 16, line: DARK, isBeak: false },
};
