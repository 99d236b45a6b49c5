// The features of a face: brows, eyes, nose and mouth by its mood, and what the years have written.

import type { Parts } from './parts.ts';

type FeaturesProps = { readonly age: string; readonly mood: string };

export function Features({ age, mood }: FeaturesProps) {
  return (
    <g
      className="fill-none stroke-picture-ink"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g className="fill-picture-sun stroke-none opacity-25">
        <circle cx="37" cy="51.5" r="3.4" />
        <circle cx="59" cy="51.5" r="3.4" />
      </g>
      <path d="M38 40.5q3-2.4 6 0M52 40.5q3-2.4 6 0" />
      {mood === 'laugh' ? SMILING_EYES : OPEN_EYES}
      <path d="M48 46v4.5q-1.8.6-2 0" />
      {MOUTHS[mood] ?? MOUTHS['smile']}
      {age === 'old' ? <path d="M35 49.5q-1.6 2-.6 4.2M61 49.5q1.6 2 .6 4.2" className="opacity-60" /> : null}
    </g>
  );
}

const OPEN_EYES = (
  <g className="fill-picture-ink stroke-none">
    <circle cx="41" cy="45.5" r="1.6" />
    <circle cx="55" cy="45.5" r="1.6" />
  </g>
);
const SMILING_EYES = <path d="M38.4 46.2q2.6-2.8 5.2 0M52.4 46.2q2.6-2.8 5.2 0" />;

const MOUTHS: Parts = {
  calm: <path d="M44 56q4 2 8 0" />,
  smile: <path d="M43 55q5 4 10 0" />,
  grin: <path d="M42.5 54.5h11q-.8 5.5-5.5 5.5t-5.5-5.5z" className="fill-picture-paper" />,
  laugh: <path d="M42.5 54.5h11q-.8 5.5-5.5 5.5t-5.5-5.5z" className="fill-picture-paper" />,
};
