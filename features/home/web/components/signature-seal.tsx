// The seal a finished sheet is signed with: the product's two characters.

import { SealCharacter } from '../../../../kit/web/moment/seal.tsx';

export function SignatureSeal() {
  return (
    <svg aria-hidden="true" viewBox="0 0 36 60" className="h-16 shrink-0">
      <rect width="36" height="60" rx="5" className="fill-seal-mark" />
      <rect
        x="2.5"
        y="2.5"
        width="31"
        height="55"
        rx="3"
        className="fill-transparent stroke-on-seal"
        strokeWidth="0.8"
      />
      <g className="fill-on-seal">
        <SealCharacter name="yu" transform="translate(2 1)" />
        <SealCharacter name="lu" transform="translate(2 27)" />
      </g>
    </svg>
  );
}
