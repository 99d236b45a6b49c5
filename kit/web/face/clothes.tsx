// What a face wears from the neck down, on a ground of 96 by 96.

import type { Parts } from './parts.ts';

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
  cardigan: (
    <g>
      <path d={SHOULDERS} className="fill-picture-cloth" />
      <path d="M39.5 67l8.5 17 8.5-17q-8.5 5-17 0z" className="fill-picture-paper" />
      <path d="M48 84v16" className="fill-none stroke-picture-cloth-deep" strokeWidth="1.6" />
      <g className="fill-picture-cloth-deep">
        <circle cx="51" cy="88" r="1.4" />
        <circle cx="51" cy="94" r="1.4" />
      </g>
    </g>
  ),
  hoodie: (
    <g>
      <path d="M30 72c0-9 8-13 18-13s18 4 18 13l-6 8H36z" className="fill-picture-cloth-deep" />
      <path d={SHOULDERS} className="fill-picture-cloth" />
      <path d="M37 68q11 13 22 0l2 4q-13 14-26 0z" className="fill-picture-cloth-deep" />
      <path
        d="M43 78v10M53 78v10"
        className="fill-none stroke-picture-paper"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </g>
  ),
  jersey: (
    <g>
      <path d={SHOULDERS} className="fill-picture-cloth" />
      <path d="M39 67.500l9 9 9-9 3 2-12 13-12-13z" className="fill-picture-paper" />
      <path d="M19 82l7 18M77 82l-7 18" className="fill-none stroke-picture-paper" strokeWidth="3" />
    </g>
  ),
  qipao: (
    <g>
      <path d={SHOULDERS} className="fill-picture-cloth-deep" />
      <path d="M40 62.500h16l1.5 6.500q-9.5 5-19 0z" className="fill-picture-cloth" />
      <path d="M48 71c0 8 6 11 14 12" className="fill-none stroke-picture-sun" strokeWidth="1.8" />
      <circle cx="48.5" cy="72.5" r="1.9" className="fill-picture-sun" />
      <circle cx="56" cy="80.5" r="1.7" className="fill-picture-sun" />
    </g>
  ),
  blouse: (
    <g>
      <path d={SHOULDERS} className="fill-picture-cloth" />
      <path d="M38 66.500l10 11 10-11 4 6-12 8-2-2-2 2-12-8z" className="fill-picture-paper" />
    </g>
  ),
  vest: (
    <g>
      <path d={SHOULDERS} className="fill-picture-paper" />
      <path d="M28 71l10-4 10 19 10-19 10 4 3 29H25z" className="fill-picture-cloth-deep" />
      <path d="M48 86v14" className="fill-none stroke-picture-paper" strokeWidth="1.4" />
    </g>
  ),
};
