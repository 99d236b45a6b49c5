// Captions of a video: WebVTT as it is sent, and what of it is kept.

/** Three minutes of speech are some five kilobytes. */
export const CAPTIONS_MAX = 60_000;

const TIME = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const CUE = new RegExp(`^${TIME} +--> +${TIME}(?: .*)?$`, 'm');

/** Empty for none. What only a browser would find wrong is left to it: it shows the cues that it can read. */
export function isWebVtt(text: string): boolean {
  const plain = text.replace(/^\uFEFF/, '').trim();
  return plain === '' || (/^WEBVTT(?:[ \t\n]|$)/.test(plain.replaceAll('\r\n', '\n')) && CUE.test(plain));
}
