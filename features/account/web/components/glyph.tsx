// One large character on a writing square: each page about the account teaches a word of its own.

import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';

type GlyphProps = {
  readonly character: string;
  /** Its sound and meaning, in the interface language. */
  readonly meaning: string;
};

export function Glyph({ character, meaning }: GlyphProps) {
  return (
    <figure>
      <div className="@container relative grid aspect-square place-items-center">
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          className="absolute inset-0 size-full fill-transparent stroke-seal-ink"
        >
          <path d="M.5.5h99v99h-99z" strokeWidth="0.8" opacity="0.6" />
          <path
            d="M50 0v100M0 50h100M0 0l100 100M100 0L0 100"
            strokeWidth="0.4"
            strokeDasharray="2 2.5"
            opacity="0.5"
          />
        </svg>
        <span className="relative font-brush text-[68cqw] leading-none">
          <Chinese text={character} />
        </span>
      </div>
      <figcaption className="mt-4 text-small text-muted">
        <MixedText text={meaning} />
      </figcaption>
    </figure>
  );
}
