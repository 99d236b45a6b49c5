// What is worn on head, face or neck, on a ground of 96 by 96.

import type { Parts } from './parts.ts';

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
  earrings: (
    <g className="fill-none stroke-picture-sun" strokeWidth="1.8">
      <circle cx="30" cy="55" r="3.4" />
      <circle cx="66" cy="55" r="3.4" />
    </g>
  ),
  headband: (
    <path d="M30.6 36c9-7 25.8-7 34.8 0l-.4 4.500c-9-6.5-25-6.5-34 0z" className="fill-picture-sun" />
  ),
  hairclip: <path d="M34 32.500l8-4.5 1.6 2.8-8 4.600z" className="fill-picture-sun" />,
  moustache: <path d="M40.5 53.500q4-3 7.5-.5 3.5-2.5 7.5.5-4 1.8-7.5.2-3.5 1.6-7.5-.2z" />,
};
