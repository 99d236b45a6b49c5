// The parts of a role's picture, on a ground of 96 by 96; each stands where the head and shoulders are.

import type { ReactNode } from 'react';

/** A part that is looked up by a name from the server; what is not known draws nothing. */
type Parts = Readonly<Record<string, ReactNode>>;

/** Behind the head. */
export const HAIR_BACK: Parts = {
  long: <path d="M29 44c0-17 8-26 19-26s19 9 19 26v24c0 3-5 4-7 4H36c-3 0-7-1-7-4z" />,
  bun: <circle cx="48" cy="19" r="9" />,
  curly: (
    <g>
      <circle cx="33" cy="38" r="9" />
      <circle cx="63" cy="38" r="9" />
      <circle cx="35" cy="50" r="7" />
      <circle cx="61" cy="50" r="7" />
    </g>
  ),
  ponytail: <path d="M60 28c12 2 15 14 11 30-1 4-6 4-6 0 1-9 0-17-7-20z" />,
  topknot: (
    <g>
      <circle cx="48" cy="17" r="7.5" />
      <rect x="38" y="14.4" width="20" height="2.6" rx="1.3" className="fill-picture-sun" />
    </g>
  ),
};

/** Over the brow. */
export const HAIR_FRONT: Parts = {
  short: <path d="M30.5 43c-1.5-15 6-23 17.5-23s19 8 17.5 23c-1.5-4-3-7-4-10-8 2-17 1-24-2-3 3-5 7-7 12z" />,
  long: <path d="M31 46c-2-16 5-26 17-26s19 10 17 26c-2-8-7-14-13-17-5 5-14 7-21 17z" />,
  bun: <path d="M31 43c-1-14 6-22 17-22s18 8 17 22c-3-7-8-11-17-11s-14 4-17 11z" />,
  curly: (
    <g>
      <circle cx="37" cy="29" r="8" />
      <circle cx="48" cy="25.5" r="9" />
      <circle cx="59" cy="29" r="8" />
    </g>
  ),
  ponytail: <path d="M31 44c-2-15 5-23 17-23s19 8 17 23c-2-6-5-10-9-12-7 4-17 3-20 1-2 3-4 6-5 11z" />,
  topknot: <path d="M31 42c0-13 6-21 17-21s17 8 17 21c-3-7-9-10-17-10s-14 3-17 10z" />,
};

const SHOULDERS = 'M14 100c0-21 13-31 26-33l8 6 8-6c13 2 26 12 26 33z';

/** From the neck down. */
export const WEAR: Parts = {
  sweater: (
    <g>
      <path d={SHOULDERS} className="fill-picture-cloth" />
      <path d="M39 67.500q9 9 18 0l2 3q-11 11-22 0z" className="fill-picture-cloth-deep" />
    </g>
  ),
  shirt: (
    <g>
      <path d={SHOULDERS} className="fill-picture-paper" />
      <path d="M48 73v27M39 67l9 11 9-11" className="fill-none stroke-picture-cloth-deep" strokeWidth="2" />
    </g>
  ),
  suit: (
    <g>
      <path d={SHOULDERS} className="fill-picture-ink" />
      <path d="M40 67l8 6 8-6 1 6-9 25-9-25z" className="fill-picture-paper" />
      <path d="M46 76h4l2 16-4 6-4-6z" className="fill-picture-cloth" />
    </g>
  ),
  uniform: (
    <g>
      <path d={SHOULDERS} className="fill-picture-cloth-deep" />
      <path d="M39 67l9 12 9-12 3 4-12 15-12-15z" className="fill-picture-paper" />
      <circle cx="63" cy="84" r="3" className="fill-picture-sun" />
    </g>
  ),
  coat: (
    <g>
      <path d={SHOULDERS} className="fill-picture-paper" />
      <path d="M41 67l7 13 7-13v8l-7 12-7-12z" className="fill-picture-cloth" />
      <path d="M48 80v20M60 86h9" className="fill-none stroke-picture-shade" strokeWidth="2" />
    </g>
  ),
  apron: (
    <g>
      <path d={SHOULDERS} className="fill-picture-paper" />
      <path d="M34 74h28l3 26H31z" className="fill-picture-cloth" />
      <path d="M36 75l4-8M60 75l-4-8" className="fill-none stroke-picture-cloth-deep" strokeWidth="3" />
    </g>
  ),
  jacket: (
    <g>
      <path d={SHOULDERS} className="fill-picture-cloth" />
      <path d="M39 67l9 9 9-9 3 33H36z" className="fill-picture-paper" />
      <path d="M48 76v24" className="fill-none stroke-picture-shade" strokeWidth="1.5" />
    </g>
  ),
  robe: (
    <g>
      <path d={SHOULDERS} className="fill-picture-cloth" />
      <path d="M37 68l22 32M59 68L41 92" className="fill-none stroke-picture-paper" strokeWidth="5" />
    </g>
  ),
  dress: (
    <g>
      <path d={SHOULDERS} className="fill-picture-cloth" />
      <path d="M40 67q8 8 16 0l1 5q-9 8-18 0z" className="fill-picture-cloth-deep" />
      <circle cx="48" cy="77" r="2" className="fill-picture-sun" />
    </g>
  ),
};

/** Before everything else. */
export const FRONT_ITEMS: Parts = {
  glasses: (
    <g className="fill-none stroke-picture-ink" strokeWidth="1.8">
      <circle cx="41" cy="45.5" r="5.5" />
      <circle cx="55" cy="45.5" r="5.5" />
      <path d="M46.5 45q1.5-1.2 3 0M35.5 44l-4-1M60.5 44l4-1" />
    </g>
  ),
  beard: <path d="M37 54q11 5 22 0c0 14-5 22-11 25-6-3-11-11-11-25zm6 1.500q5 4 10 0-5-1.5-10 0z" />,
  cap: (
    <g className="fill-picture-cloth-deep">
      <path d="M30 34c0-13 8-19 18-19s18 6 18 19c-12-4-24-4-36 0z" />
      <path d="M30 34c10-4 26-4 40 2-12-1-28-1-40 2z" className="fill-picture-ink" />
    </g>
  ),
  stethoscope: (
    <g className="fill-none stroke-picture-ink" strokeWidth="2.2" strokeLinecap="round">
      <path d="M38 68c0 12 4 16 10 16s10-4 10-16M48 84v6" />
      <circle cx="48" cy="92" r="2.8" className="fill-picture-paper" />
    </g>
  ),
  headset: (
    <g className="fill-none stroke-picture-cloth-deep" strokeWidth="3" strokeLinecap="round">
      <path d="M30 44c0-14 8-22 18-22s18 8 18 22M31 52c1 7 6 10 12 10" />
      <rect x="27" y="41" width="6" height="11" rx="3" className="fill-picture-cloth-deep stroke-none" />
      <rect x="63" y="41" width="6" height="11" rx="3" className="fill-picture-cloth-deep stroke-none" />
    </g>
  ),
  tie: <path d="M46 74h4l2.5 17-4.5 6-4.5-6z" className="fill-picture-sun" />,
  flower: (
    <g className="fill-picture-sun">
      <circle cx="64" cy="29" r="3.4" />
      <circle cx="69" cy="31" r="3.4" />
      <circle cx="66" cy="34.5" r="3.4" />
      <circle cx="66.3" cy="31.5" r="1.6" className="fill-picture-paper" />
    </g>
  ),
  scarf: (
    <path d="M36 65q12 9 24 0l3 7q-6 5-11 5.500l3 17h-8l-1-17q-8-1-13-5.500z" className="fill-picture-sun" />
  ),
};
