// What the writing of a word needs: the strokes of its characters, and of the characters that are taken for them.

import { queryOptions } from '@tanstack/react-query';
import { lookAlikesOf, type ModelCharacter } from '../../../../chinese/strokes/index.ts';
import { loadCommonStrokes } from '../../../../kit/web/language-core/common-strokes.ts';
import { loadStrokes, type Strokes } from '../../../../kit/web/language-core/strokes.ts';

export type DrawnCharacter = ModelCharacter & {
  readonly strokes: Strokes;
  readonly lookAlikes: readonly ModelCharacter[];
  /** Common characters of about as many strokes: what was written may be one of them. */
  readonly others: readonly ModelCharacter[];
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
  const [strokes, ...alike] = await Promise.all([
    loadStrokes(character),
    ...lookAlikesOf(character).map(loadLookAlike),
  ]);
  if (!strokes) return undefined;
  const lookAlikes = alike.flatMap((other) => other ?? []);
  const { medians } = strokes;
  return { character, medians, strokes, lookAlikes, others: await loadOthers(medians.length) };
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

/** With a stroke less or more, too. Without a network no other character is named. */
async function loadOthers(strokes: number): Promise<readonly ModelCharacter[]> {
  const counts = [strokes - 1, strokes, strokes + 1].filter((count) => count > 0);
  const loaded = await Promise.all(counts.map((count) => loadCommonStrokes(count).catch(() => [])));
  return loaded.flat();
}
