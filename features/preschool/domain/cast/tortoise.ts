// The old tortoise 龟爷爷: slow, kind, has seen it all and lost his glasses twice.

import { both, type Rig } from './rig.ts';

const SKIN = '#a3c47c';
const DEEP = '#86a862';
const SHELL = '#5f7f45';
const RIM = '#8b6b3e';

export const TORTOISE: Rig = {
  middle: 110,
  shadow: 92,
  behind: `<ellipse cx="0" cy="-116" rx="108" ry="106" fill="${RIM}"/><ellipse cx="0" cy="-118" rx="97" ry="95" fill="${SHELL}"/><path d="M-90 -150L-66 -164L-58 -192M90 -150L66 -164L58 -192M-97 -116H-74M97 -116H74M-84 -70L-66 -80M84 -70L66 -80M-58 -192L-26 -206L0 -198L26 -206L58 -192" stroke="#47622f" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`,
  tail: {
    x: 60,
    y: -24,
    swing: 4,
    markup: `<path d="M-6 -6C14 -8 28 0 34 12C20 14 2 12 -8 8Z" fill="${DEEP}"/>`,
  },
  leg: {
    x: -40,
    y: -34,
    markup: `<path d="M-24 -16C-32 10 -30 34 -2 35C24 35 26 10 20 -16Z" fill="${DEEP}"/><path d="M-18 31V27M-4 34V29M10 32V28" stroke="#6d8d4c" stroke-width="5" stroke-linecap="round"/>`,
  },
  arm: {
    x: -66,
    y: -128,
    markup: `<path d="M-16 -8C-24 20 -20 56 0 62C20 56 22 20 16 -8C10 -20 -10 -20 -16 -8Z" fill="${SKIN}"/><path d="M-8 56V51M2 59V53M11 55V50" stroke="${DEEP}" stroke-width="4" stroke-linecap="round"/>`,
  },
  body: `<path d="M0 -176C42 -176 68 -138 68 -96C68 -46 40 -16 0 -16C-40 -16 -68 -46 -68 -96C-68 -138 -42 -176 0 -176Z" fill="#f3e2ae"/><path d="M-62 -124Q0 -112 62 -124M-67 -86Q0 -74 67 -86M-58 -50Q0 -38 58 -50" stroke="#dcc588" stroke-width="5" fill="none"/><path d="M-30 -174C-36 -158 -30 -140 0 -140C30 -140 36 -158 30 -174Z" fill="${DEEP}"/>`,
  neck: { x: 0, y: -164 },
  head: `<path d="M0 -112C40 -112 66 -86 66 -50C66 -16 38 4 0 4C-38 4 -66 -16 -66 -50C-66 -86 -40 -112 0 -112Z" fill="${SKIN}"/><path d="M-65 -42C-62 -14 -36 4 0 4C36 4 62 -14 65 -42C52 -20 28 -12 0 -12C-28 -12 -52 -20 -65 -42Z" fill="${DEEP}"/><path d="M-18 -104Q-6 -110 6 -106M-10 -94Q2 -99 14 -95" stroke="${DEEP}" stroke-width="4" stroke-linecap="round" fill="none"/>`,
  front: `<path d="M-16 -6C-14 18 -6 30 0 34C6 30 14 18 16 -6C8 2 -8 2 -16 -6Z" fill="#f7f5ef"/>${both('<path d="M-46 -84Q-32 -98 -12 -86Q-14 -78 -22 -80Q-34 -84 -46 -84Z" fill="#f7f5ef"/>')}<g fill="none" stroke="#7a5128" stroke-width="5"><circle cx="-27" cy="-56" r="21"/><circle cx="27" cy="-56" r="21"/><path d="M-7 -58Q0 -63 7 -58"/></g>${both('<circle cx="-5" cy="-36" r="2.6" fill="#5d7a42"/>')}`,
  top: '',
  eye: { x: 27, y: -56, size: 10, line: '#33402a', hasWhite: true },
  cheek: { x: 46, y: -28 },
  mouth: { x: 0, y: -22, width: 18, line: '#4a5c38', isBeak: false },
};
