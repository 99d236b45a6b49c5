// What frames a film: its title on a banner, the round curtain between scenes, and the end.

import { clamp, easeInOut, easeOut, overshoot, wave } from '../ease.ts';
import { END_SECONDS, type Film, type Scene, STAGE, TITLE_SECONDS } from '../film.ts';
import { group, languageOf, move, type Node, node, round, stretch, turn } from '../node.ts';

const CURTAIN = 0.55;
const FONT = "'Baloo 2','Noto Sans SC','PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif";

export function drawTitle({ title, language }: Film, seconds: number): Node[] {
  if (seconds >= TITLE_SECONDS) return [];
  const come = overshoot(clamp((seconds - 0.35) / 0.6));
  const go = easeOut(clamp((seconds - TITLE_SECONDS + 0.45) / 0.45));
  const text = title[language];
  const width = Array.from(text).length * (language === 'zh' ? 108 : 44) + 130;
  return [
    group(`${move(STAGE.width / 2, 150 - go * 330)} ${stretch(Math.max(0.001, come))}`, [
      ribbon(width),
      ...(language === 'zh' ? dancingLetters(text, seconds) : [oneLine(text, seconds)]),
    ]),
  ];
}

/** Hanzi are equally wide: each comes by itself. */
function dancingLetters(text: string, seconds: number): Node[] {
  const letters = Array.from(text);
  return letters.map((letter, index) => {
    const up = overshoot(clamp((seconds - 0.6 - index * 0.07) / 0.4));
    const x = (index - (letters.length - 1) / 2) * 108;
    return group(
      `${move(x, wave(seconds, 0.6, index * 0.13) * 5)} ${turn(wave(seconds, 0.5, index * 0.2) * 3)} ${stretch(Math.max(0.001, up))}`,
      [letterNode(letter, 96)],
    );
  });
}

/** Letters are not: their spaces are the font's. */
function oneLine(text: string, seconds: number): Node {
  const up = overshoot(clamp((seconds - 0.6) / 0.5));
  return group(`${turn(wave(seconds, 0.5) * 1.5)} ${stretch(Math.max(0.001, up))}`, [letterNode(text, 78)]);
}

function ribbon(width: number): Node {
  const half = width / 2;
  return group('', [
    node('path', {
      d: `M${-half - 60} -44L${-half + 30} -44L${-half + 30} 76L${-half - 60} 76L${-half - 30} 16Z`,
      fill: '#a42b1d',
    }),
    node('path', {
      d: `M${half + 60} -44L${half - 30} -44L${half - 30} 76L${half + 60} 76L${half + 30} 16Z`,
      fill: '#a42b1d',
    }),
    node('rect', { x: -half, y: -76, width, height: 140, rx: 26, fill: '#d8452f' }),
    node('rect', {
      x: -half + 12,
      y: -64,
      width: width - 24,
      height: 116,
      rx: 18,
      fill: 'none',
      stroke: '#ffd9a0',
      'stroke-width': 4,
      'stroke-dasharray': '14 10',
    }),
  ]);
}

function letterNode(letter: string, size: number): Node {
  return node('text', {
    ...languageOf(letter),
    'text-anchor': 'middle',
    y: round(size * 0.33),
    'font-size': size,
    'font-weight': 800,
    'font-family': FONT,
    fill: '#fff8e8',
    'data-text': letter,
  });
}

/** How far the curtain is open: 1 between the ends of a scene. */
export function opennessAt({ from, until }: Scene, isLast: boolean, seconds: number): number {
  const opening = easeInOut(clamp((seconds - from) / CURTAIN));
  const closing = isLast ? 1 : easeInOut(clamp((until - seconds) / CURTAIN));
  return Math.min(opening, closing);
}

/** A round hole in the dark, about a place. */
export function drawCurtain(openness: number, x: number, y: number): Node[] {
  if (openness >= 1) return [];
  const radius = round(Math.max(0, openness) * 860);
  // Closed, there is no hole: a circle of nothing would be drawn as a dot.
  const hole =
    radius < 1
      ? ''
      : `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${round(radius * 2)} 0a${radius} ${radius} 0 1 0 ${round(-radius * 2)} 0Z`;
  return [
    node('path', {
      d: `M-20 -20H${STAGE.width + 20}V${STAGE.height + 20}H-20Z${hole}`,
      'fill-rule': 'evenodd',
      fill: '#241a1c',
    }),
  ];
}

/** How high the last word stands: the buttons of the player come below it. */
const END_Y = 190;

/** The curtain closes about somebody, waits, and closes for good; the last word stays. */
export function drawEnd({ length, language }: Film, seconds: number, x: number, y: number): Node[] {
  const k = (seconds - (length - END_SECONDS)) / END_SECONDS;
  if (k < 0) return [];
  const small = 0.2;
  const open =
    k < 0.35 ? 1 - (1 - small) * easeInOut(k / 0.35) : small * (1 - easeInOut(clamp((k - 0.65) / 0.2)));
  const show = overshoot(clamp((k - 0.75) / 0.15));
  return [
    ...drawCurtain(open, x, y),
    ...(k > 0.75
      ? [
          group(`${move(STAGE.width / 2, END_Y)} ${stretch(Math.max(0.001, show))}`, [
            letterNode(language === 'zh' ? '完' : 'The End', 110),
          ]),
        ]
      : []),
  ];
}
