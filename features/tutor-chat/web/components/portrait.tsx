// A tutor's portrait: one character cut into a stamp of the tutor's own hue.

import type { CSSProperties } from 'react';
import type { Tutor } from '../../domain/index.ts';

type PortraitProps = {
  readonly portrait: Tutor['portrait'] | undefined;
  /** Edge length in CSS pixels. */
  readonly size: number;
};

export function Portrait({ portrait, size }: PortraitProps) {
  // React's style type knows no custom properties.
  const hue = { '--hue': portrait?.hue ?? 0 } as CSSProperties;
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 48 48" style={hue} className="shrink-0">
      <rect width="48" height="48" rx="10" className="fill-stamp" />
      <rect
        x="3.5"
        y="3.5"
        width="41"
        height="41"
        rx="7"
        className="fill-none stroke-stamp-line opacity-55"
      />
      <text
        x="24"
        y="33.5"
        textAnchor="middle"
        fontSize="27"
        className="fill-on-stamp font-brush"
        lang="zh-Hans"
      >
        {portrait?.seal}
      </text>
    </svg>
  );
}
