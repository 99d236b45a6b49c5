// The picture of a person, or the first character of their name as on a seal. Beside it stands the name, so it is not read out.

import { useState } from 'react';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';

const SIZES = {
  /** Beside a name in a line. */
  small: 'size-6 text-caption',
  /** In a list. */
  medium: 'size-10 text-lead',
  /** On the person's own page. */
  large: 'size-20 text-title',
} as const;

type AvatarProps = {
  readonly name: string;
  /** Where the picture is read; null without one. */
  readonly address: string | null;
  readonly size: keyof typeof SIZES;
};

export function Avatar({ name, address, size }: AvatarProps) {
  // An address that is too old, or a picture that this browser cannot show.
  const [broken, setBroken] = useState<string>();
  const look = classNames('shrink-0 rounded-soft', SIZES[size]);
  if (address !== null && address !== broken)
    return (
      <img
        src={address}
        alt=""
        decoding="async"
        onError={() => setBroken(address)}
        className={classNames(look, 'bg-raised object-cover')}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={classNames(look, 'grid place-items-center bg-seal font-brush text-on-seal')}
    >
      {initialOf(name)}
    </span>
  );
}

/** The first character as a person sees it: a hanzi, or a capital letter. */
function initialOf(name: string): string {
  return Array.from(name.trim())[0]?.toUpperCase() ?? '';
}
