// A face, drawn from its parts in ink and flat colour: ground, shoulders, head, hair, and what it wears.

import { type CSSProperties, useId } from 'react';
import { WEAR } from './clothes.tsx';
import { Features } from './features.tsx';
import { HAIR_BACK, HAIR_FRONT } from './hair.tsx';
import type { Picture } from './parts.ts';
import { FRONT_ITEMS } from './things-worn.tsx';

type FaceProps = {
  readonly picture: Picture;
  /** Edge length in CSS pixels. */
  readonly size: number;
};

/** Decoration: the name stands beside it. */
export function Face({ picture, size }: FaceProps) {
  // Its own for each face: one in a hidden part of the page would clip nothing.
  const frame = useId();
  const { hue, age, skin, mood, hair, wear, item } = picture;
  // React's style type knows no custom properties.
  const style = { '--hue': hue } as CSSProperties;
  const hairColour = age === 'old' ? 'fill-picture-grey' : 'fill-picture-ink';
  const [skinColour, shade] = SKINS[skin] ?? LIGHT;
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 96 96" style={style} className="shrink-0">
      <clipPath id={frame}>
        <rect width="96" height="96" rx="18" />
      </clipPath>
      <g clipPath={`url(#${frame})`}>
        <rect width="96" height="96" className="fill-picture-ground" />
        <circle cx="70" cy="24" r="13" className="fill-picture-sun" />
        <g transform={age === 'child' ? 'translate(9.6 19.2) scale(0.8)' : undefined}>
          <g className={hairColour}>{HAIR_BACK[hair]}</g>
          {WEAR[wear]}
          <rect x="41" y="56" width="14" height="15" rx="6" className={shade} />
          <g className={skinColour}>
            <circle cx="31" cy="46.5" r="3.6" />
            <circle cx="65" cy="46.5" r="3.6" />
            <ellipse cx="48" cy="44" rx="17" ry="19" />
          </g>
          <Features age={age} mood={mood} />
          <g className={hairColour}>
            {HAIR_FRONT[hair]}
            {FRONT_ITEMS[item]}
          </g>
        </g>
      </g>
    </svg>
  );
}

/** Skin, and the shade of it under the chin. */
const LIGHT = ['fill-picture-skin', 'fill-picture-shade'] as const;
const SKINS: Readonly<Record<string, readonly [string, string]>> = {
  light: LIGHT,
  tan: ['fill-picture-skin-tan', 'fill-picture-shade-tan'],
  brown: ['fill-picture-skin-brown', 'fill-picture-shade-brown'],
};
