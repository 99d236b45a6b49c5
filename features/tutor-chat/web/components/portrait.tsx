// A tutor's portrait: one character cut into a stamp of the tutor's own hue.

import type { Tutor } from '../../domain/index.ts';

type PortraitProps = {
  readonly portrait: Tutor['portrait'] | undefined;
  /** Edge length in CSS pixels. */
  readonly size: number;
};

export function Portrait({ portrait, size }: PortraitProps) {
  const hue = portrait?.hue ?? 0;
  const chroma = portrait ? 0.085 : 0;
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 48 48" className="shrink-0">
      <rect width="48" height="48" rx="10" fill={`oklch(0.42 ${chroma} ${hue})`} />
      <rect
        x="3.5"
        y="3.5"
        width="41"
        height="41"
        rx="7"
        fill="none"
        stroke={`oklch(0.86 ${chroma / 2} ${hue})`}
        strokeOpacity="0.55"
      />
      <text
        x="24"
        y="33.5"
        textAnchor="middle"
        fontSize="27"
        fill={`oklch(0.96 ${chroma / 4} ${hue})`}
        className="font-brush"
        lang="zh-Hans"
      >
        {portrait?.seal}
      </text>
    </svg>
  );
}
