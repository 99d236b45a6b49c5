// What the writing of a word needs: the strokes of its characters, and of the characters that are taken for them.

import { queryOptions } from '@tanstack/react-query';
import { lookAlikesOf, type ModelCharacter } from '../../../../chinese/strokes/index.ts';
import { loadStrokes, type Strokes } from '../../../../kit/web/language-core/strokes.ts';

export type DrawnCharacter = ModelCharacter & {
  readonly strokes: Strokes;
  readonly lookAlikes: readonly ModelCharacter[];
};

const HANZI = /\p{Script=Han}|〇/u;

/** Without characters that nobody has drawn. The files stay with the browser, so no network is asked for. */
export const drawnWordQuery = (word: string) =>
  queryOptions({
    queryKey: ['strokes', word],
    queryFn: async () => {
      const characters = Array.from(word).filter((character) => HANZI.test(character));
      const drawn = await Promise.all(characters.map(loadCharacter));
      return drawn.flatMap((one) => one ?? []);
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

async function loadCharacter(character: string): Promise<DrawnCharacter | undefined> {
  const [strokes, ...others] = await Promise.all([
    loadStrokes(character),
    ...lookAlikesOf(character).map(loadLookAlike),
  ]);
  const lookAlikes = others.flatMap((other) => other ?? []);
  return strokes && { character, medians: strokes.medians, strokes, lookAlikes };
}

/** Without a network one may not be there; the character is then judged without it. */
async function loadLookAlike(character: string): Promise<ModelCharacter | undefined> {
  try {
    const strokes = await loadStrokes(character);
    return strokes && { character, medians: strokes.medians };
  } catch {
    return undefined;
  }
}
