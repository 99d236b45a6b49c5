// The line that a tone draws between a low and a high voice, large enough to tap.

import type { Tone } from '../../../../../chinese/sounds/index.ts';

/** Heights of the voice from 5 (high) to 1 (low), as the field writes tones: 55, 35, 214, 51. */
const LINES: Readonly<Partial<Record<Tone, string>>> = {
  1: 'M3 4 L29 4',
  2: 'M3 13 L29 4',
  3: 'M3 15 L12 20 L29 9',
  4: 'M3 4 L29 20',
};

export function ToneLine({ tone }: { readonly tone: Tone }) {
  const line = LINES[tone];
  return (
    <svg aria-hidden="true" viewBox="0 0 32 24" width="32" height="24" className="shrink-0">
      {line === undefined ? (
        <circle cx="16" cy="12" r="3.5" fill="currentColor" />
      ) : (
        <path
          d={line}
          fill="none"
          stroke="currentColor"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
