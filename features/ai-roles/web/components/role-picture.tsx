// A role's picture, drawn from its parts in ink and flat colour: ground, shoulders, head, hair, and what it wears.

import { type CSSProperties, useId } from 'react';
import type { Picture } from '../queries.ts';
import { FRONT_ITEMS, HAIR_BACK, HAIR_FRONT, WEAR } from './picture-parts.tsx';

type RolePictureProps = {
  readonly picture: Picture;
  /** Edge length in CSS pixels. */
  readonly size: number;
};

/** Decoration: the name stands beside it. A part that this page does not know yet is left out. */
export function RolePicture({ picture, size }: RolePictureProps) {
  // Its own for each picture: one in a hidden part of the page would clip nothing.
  const frame = useId();
  // React's style type knows no custom properties.
  const style = { '--hue': picture.hue } as CSSProperties;
  const hair = picture.age === 'old' ? 'fill-picture-grey' : 'fill-picture-ink';
  const isChild = picture.age === 'child';
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 96 96" style={style} className="shrink-0">
      <clipPath id={frame}>
        <rect width="96" height="96" rx="18" />
      </clipPath>
      <g clipPath={`url(#${frame})`}>
        <rect width="96" height="96" className="fill-picture-ground" />
        <circle cx="70" cy="24" r="13" className="fill-picture-sun" />
        <g transform={isChild ? 'translate(9.6 19.2) scale(0.8)' : undefined}>
          <g className={hair}>{HAIR_BACK[picture.hair]}</g>
          {WEAR[picture.wear]}
          <rect x="41" y="56" width="14" height="15" rx="6" className="fill-picture-shade" />
          <ellipse cx="48" cy="44" rx="17" ry="19" className="fill-picture-skin" />
          <Face isOld={picture.age === 'old'} />
          <g className={hair}>
            {HAIR_FRONT[picture.hair]}
            {FRONT_ITEMS[picture.item]}
          </g>
        </g>
      </g>
    </svg>
  );
}

function Face({ isOld }: { readonly isOld: boolean }) {
  return (
    <g className="fill-none stroke-picture-ink" strokeWidth="1.6" strokeLinecap="round">
      <path d="M38 40.5q3-2.4 6 0M52 40.5q3-2.4 6 0" />
      <circle cx="41" cy="45.5" r="1.5" className="fill-picture-ink stroke-none" />
      <circle cx="55" cy="45.5" r="1.5" className="fill-picture-ink stroke-none" />
      <path d="M48 46v4.5q-1.8.6-2 0" />
      <path d="M43 55q5 4 10 0" />
      {isOld ? <path d="M36 50.5q-1.4 2-.4 4M60 50.5q1.4 2 .4 4" className="opacity-60" /> : null}
    </g>
  );
}
