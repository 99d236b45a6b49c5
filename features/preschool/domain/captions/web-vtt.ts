// The captions of a film as a WebVTT file; the Chinese with its pinyin above it.

import type { Caption, Film } from '../film.ts';

export function toWebVtt({ captions }: Film, line: 'zh' | 'en' | 'pt'): string {
  const cues = captions.map((caption) => {
    const text = line === 'zh' ? withPinyin(caption) : escape(caption[line]);
    return `${time(caption.from)} --> ${time(caption.until)}\n${text}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function withPinyin({ zh, pinyin }: Caption): string {
  return Array.from(zh, (character, index) => {
    const syllable = pinyin[index];
    return syllable == null ? escape(character) : `<ruby>${character}<rt>${syllable}</rt></ruby>`;
  }).join('');
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** `00:01:02.345`. */
function time(seconds: number): string {
  const all = Math.round(seconds * 1000);
  const parts = [Math.floor(all / 3_600_000), Math.floor(all / 60_000) % 60, Math.floor(all / 1000) % 60];
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.${String(all % 1000).padStart(3, '0')}`;
}
