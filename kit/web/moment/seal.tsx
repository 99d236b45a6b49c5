// The product's mark: the first character of its name cut into a cinnabar seal.

import characters from './seal-characters.svg';

/** One of the product's two characters in the colour of where it stands; its outline travels as a file, not as code. */
export function SealCharacter({
  name,
  transform,
}: {
  readonly name: 'yu' | 'lu';
  readonly transform?: string;
}) {
  return <use href={`${characters}#${name}`} transform={transform} />;
}

export function Seal({ size }: { readonly size: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" className="shrink-0">
      <rect width="32" height="32" rx="6" className="fill-seal-mark" />
      <g className="fill-on-seal">
        <SealCharacter name="yu" />
      </g>
    </svg>
  );
}
