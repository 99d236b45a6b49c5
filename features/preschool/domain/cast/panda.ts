// The panda cub 团团 and the family: round, soft, always a little hungry.

import { both, type Rig } from './rig.ts';

const BLACK = '#2f2d38';
const SOFT = '#57525f';
const FUR = '#fdf8ee';
const SHADE = '#e9decd';

/** What tells one panda from another. */
type Look = {
  readonly scarf: string;
  readonly knot: string;
  readonly body?: string;
  readonly front?: string;
  readonly top?: string;
};

function panda({ scarf, knot, body = '', front = '', top = '' }: Look): Rig {
  return {
    middle: 110,
    shadow: 84,
    behind: `<circle cx="62" cy="-58" r="17" fill="${SHADE}"/>`,
    leg: {
      x: -37,
      y: -36,
      markup: `<path d="M-26 -18C-38 8 -36 36 -6 37C22 38 26 12 20 -18Z" fill="${BLACK}"/><ellipse cx="-7" cy="24" rx="15" ry="9" fill="${SOFT}"/>`,
    },
    arm: {
      x: -62,
      y: -122,
      markup: `<path d="M-20 -6C-27 24 -22 62 0 66C22 62 25 24 19 -6C13 -22 -13 -22 -20 -6Z" fill="${BLACK}"/><ellipse cx="0" cy="50" rx="10" ry="9" fill="${SOFT}"/>`,
    },
    body: `<path d="M0 -158C54 -158 80 -118 80 -78C80 -32 46 -14 0 -14C-46 -14 -80 -32 -80 -78C-80 -118 -54 -158 0 -158Z" fill="${FUR}"/><path d="M-79 -70C-76 -32 -44 -14 0 -14C44 -14 76 -32 79 -70C60 -40 34 -32 0 -32C-34 -32 -60 -40 -79 -70Z" fill="${SHADE}"/><path d="M-78 -98C-72 -136 -44 -158 0 -158C44 -158 72 -136 78 -98C50 -112 24 -116 0 -116C-24 -116 -50 -112 -78 -98Z" fill="${BLACK}"/>${body}<path d="M-58 -146C-30 -128 30 -128 58 -146C62 -136 60 -126 54 -120C28 -106 -28 -106 -54 -120C-60 -126 -62 -136 -58 -146Z" fill="${scarf}"/><path d="M18 -122C34 -108 36 -88 30 -72L12 -78C16 -92 14 -106 8 -116Z" fill="${knot}"/>`,
    neck: { x: 0, y: -142 },
    head: `${both(`<circle cx="-70" cy="-124" r="30" fill="${BLACK}"/><circle cx="-69" cy="-121" r="15" fill="${SOFT}"/>`)}<path d="M0 -142C58 -142 98 -106 98 -62C98 -20 56 8 0 8C-56 8 -98 -20 -98 -62C-98 -106 -58 -142 0 -142Z" fill="${FUR}"/><path d="M-97 -52C-92 -16 -52 8 0 8C52 8 92 -16 97 -52C78 -22 44 -10 0 -10C-44 -10 -78 -22 -97 -52Z" fill="${SHADE}"/>`,
    front: `${both(`<ellipse cx="-40" cy="-62" rx="26" ry="32" transform="rotate(26 -40 -62)" fill="${BLACK}"/>`)}<path d="M-12 -42C-12 -49 12 -49 12 -42C12 -35 4 -30 0 -30C-4 -30 -12 -35 -12 -42Z" fill="${BLACK}"/><ellipse cx="-3" cy="-43" rx="4" ry="2" fill="#8d8894"/>${front}`,
    top,
    eye: { x: 37, y: -64, size: 12.5, line: FUR, hasWhite: true },
    cheek: { x: 68, y: -34 },
    mouth: { x: 0, y: -17, width: 17, line: BLACK, isBeak: false },
  };
}

const GLASSES = `<g fill="none" stroke="#b8863b" stroke-width="4"><circle cx="-38" cy="-62" r="25"/><circle cx="38" cy="-62" r="25"/><path d="M-13 -64Q0 -71 13 -64"/></g>`;
const FLOWER = `<g transform="translate(58 -122)"><g fill="#f27f9c"><circle cy="-13" r="11"/><circle cx="12" cy="-4" r="11"/><circle cx="8" cy="10" r="11"/><circle cx="-8" cy="10" r="11"/><circle cx="-12" cy="-4" r="11"/></g><circle r="8" fill="#ffd65c"/></g>`;

export const PANDA = panda({
  scarf: '#d8452f',
  knot: '#bb3322',
  top: `<path d="M-8 -140C-12 -156 -2 -162 4 -158C0 -154 2 -148 6 -140Z" fill="${FUR}"/>`,
});
export const MAMA = panda({ scarf: '#ef8fae', knot: '#d96f92', top: FLOWER });
export const PAPA = panda({
  scarf: '#3f7fc4',
  knot: '#2f65a3',
  top: `<path d="M-52 -128Q0 -166 52 -128Q56 -120 50 -116Q0 -142 -50 -116Q-56 -120 -52 -128Z" fill="#3f7fc4"/><path d="M30 -130Q84 -128 82 -112Q54 -120 26 -122Z" fill="#2f65a3"/>`,
});
export const GRANDMA = panda({
  scarf: '#9a6fc0',
  knot: '#7f55a6',
  front: GLASSES,
  top: '<circle cx="0" cy="-148" r="24" fill="#d9d5df"/><path d="M-60 -116C-40 -150 40 -150 60 -116C30 -128 -30 -128 -60 -116Z" fill="#d9d5df"/><circle cx="0" cy="-148" r="6" fill="#d8452f"/>',
});
export const GRANDPA = panda({
  scarf: '#6f8f5a',
  knot: '#587546',
  front:
    '<path d="M-26 -8C-18 20 -8 34 0 40C8 34 18 20 26 -8C10 2 -10 2 -26 -8Z" fill="#e3dfe6"/><path d="M-66 -98Q-44 -108 -26 -98" stroke="#e3dfe6" stroke-width="9" stroke-linecap="round" fill="none"/><path d="M66 -98Q44 -108 26 -98" stroke="#e3dfe6" stroke-width="9" stroke-linecap="round" fill="none"/>',
  top: '<path d="M-74 -122C-60 -168 60 -168 74 -122Z" fill="#6f8f5a"/><rect x="-82" y="-128" width="164" height="14" rx="7" fill="#587546"/>',
});
export const BABY = panda({
  scarf: '#ffd65c',
  knot: '#f2bd33',
  body: '<path d="M-34 -120C-30 -84 30 -84 34 -120Z" fill="#fff3c4"/>',
  top: '<path d="M-14 -138C-20 -158 -6 -168 0 -156C6 -170 20 -158 12 -138Z" fill="#2f2d38"/>',
});
