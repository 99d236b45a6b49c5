// The picture of a thing in the frame around it: its own part of a cart's picture, or the whole picture.

import type { PictureBox } from '../../domain/picture-box.ts';

type ThingPictureProps = {
  readonly url: string;
  /** Nothing for the whole. */
  readonly box?: PictureBox | null | undefined;
  readonly alt?: string;
};

const percent = (share: number): string => `${share * 100}%`;

export function ThingPicture({ url, box, alt = '' }: ThingPictureProps) {
  if (!box)
    return <img src={url} alt={alt} loading="lazy" decoding="async" className="size-full object-contain" />;
  const { x, y, width, height } = box;
  return (
    <span className="relative block size-full overflow-hidden">
      <img
        src={url}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="absolute max-w-none"
        style={{
          width: percent(1 / width),
          height: percent(1 / height),
          left: percent(-x / width),
          top: percent(-y / height),
        }}
      />
    </span>
  );
}
