import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [darkPart = '', lightPart = ''] = css.split(":root[data-theme='light']");
const colours = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
const dark: Readonly<Record<string, string>> = colours(darkPart);
const themes = { dark, light: { ...dark, ...colours(lightPart) } };

/** Relative luminance, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one = '', other = ''): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Interface text in Chinese is hanzi under 20 px, whatever colour it has: AAA. */
const AAA = 7;
const AA = 4.5;

describe.each(Object.entries(themes))('in the %s theme', (_name, theme) => {
  it.each(['ink', 'muted', 'seal-ink', 'active', 'inactive', 'good', 'retry', 'wrong', 'info'])(
    'hanzi of any size can be read in %s on the ground and on sheets',
    (text) => {
      const own = theme[`${text}-ground`];
      for (const ground of [theme['ground'], theme['surface'], ...(own ? [own] : [])]) {
        expect(contrast(theme[text], ground)).toBeGreaterThanOrEqual(AAA);
      }
    },
  );

  it.each(['seal', 'seal-hover'])('hanzi can be read on the main button (%s)', (fill) => {
    expect(contrast(theme['on-seal'], theme[fill])).toBeGreaterThanOrEqual(AAA);
  });

  it.each(['tone-1', 'tone-2', 'tone-3', 'tone-4', 'tone-5'])(
    'pinyin can be read in the colour of %s',
    (tone) => {
      for (const ground of ['ground', 'surface', 'raised']) {
        expect(contrast(theme[tone], theme[ground])).toBeGreaterThanOrEqual(AA);
      }
    },
  );

  it('the edges of controls stand out from what is around them', () => {
    for (const ground of ['ground', 'surface']) {
      expect(contrast(theme['line-strong'], theme[ground])).toBeGreaterThanOrEqual(3);
    }
  });
});
