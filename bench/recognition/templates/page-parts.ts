// Pieces that pages of shops have in common.

import { yuanOf } from '../drawing.ts';
import type { Dice } from '../random.ts';

export type Look = {
  readonly ground: string;
  readonly ink: string;
  readonly muted: string;
  readonly accent: string;
};

const LIGHT: Look = { ground: '#ffffff', ink: '#1a1a1a', muted: '#999999', accent: '#ff5000' };
const DARK: Look = { ground: '#161616', ink: '#e6e6e6', muted: '#8a8a8a', accent: '#ff6b2c' };

export const lookOf = (dice: Dice): Look =>
  dice.chance(0.3)
    ? DARK
    : { ...LIGHT, accent: dice.pick(['#ff5000', '#e1251b', '#e02e24', '#ff0036', '#222222']) };

/** The sign small, the integer large, the decimals small beside it, as shops set it. */
export function bigPrice(fen: number, size: number): string {
  const [whole, decimals] = yuanOf(fen).split('.');
  const small = Math.round(size * 0.55);
  const rest = decimals ? `<span style="font-size:${small}px">.${decimals}</span>` : '';
  return `<span style="font-size:${small}px">¥</span><b style="font-size:${size}px">${whole}</b>${rest}`;
}

export const statusBar = (dice: Dice): string =>
  `<div style="display:flex;justify-content:space-between;padding:6px 16px;font-size:12px"><span>${dice.between(8, 22)}:${dice.between(10, 59)}</span><span>5G ${dice.between(20, 99)}%</span></div>`;

export const photo = (dice: Dice, height: number): string =>
  `<div style="height:${height}px;background:linear-gradient(${dice.between(0, 180)}deg,hsl(${dice.between(0, 360)} 40% 80%),hsl(${dice.between(0, 360)} 40% 60%))"></div>`;

export const FONTS = ['Noto Sans CJK SC', 'Noto Sans CJK SC', 'Noto Serif CJK SC'] as const;

export const frame = (dice: Dice, { ground, ink }: Look, inside: string): string =>
  `<body style="margin:0;background:${ground};color:${ink};font-family:'${dice.pick([...FONTS])}';font-size:14px">${inside}</body>`;
