// The line that a tone draws between a low and a high voice.

/** Heights of the voice from 5 (high) to 1 (low), as the field writes tones: 55, 35, 214, 51. */
const LINES: Readonly<Record<number, string>> = {
  1: 'M2 3 L22 3',
  2: 'M2 9 L22 3',
  3: 'M2 12 L10 15 L22 6',
  4: 'M2 3 L22 15',
};

export function ToneContour({ tone }: { readonly tone: number | undefined }) {
  if (tone === undefined) return null;
  const line = LINES[tone];
  return (
    <svg aria-hidden="true" viewBox="0 0 24 18" width="24" height="18" className="shrink-0">
      <path d="M1 1 V17 M23 1 V17" stroke="currentColor" strokeWidth="1" opacity="0.3" />
      {line === undefined ? (
        <circle cx="12" cy="9" r="2.5" fill="currentColor" />
      ) : (
        <path
          d={line}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
