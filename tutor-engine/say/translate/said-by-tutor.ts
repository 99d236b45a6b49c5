// What a sentence of the tutor's own means, as it was written with it: 想哭就哭 is no heap of words.

import type { Line } from '../../../content/schema/line.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { utterance } from '../../understand/text/utterance.ts';

/** In characters; shorter ones are words. */
const SHORTEST = 3;
const ENDS = /[。！？!?.…]+/u;

/** Undefined where the tutor did not say it as a sentence of its own. */
export function saidByTutor(query: string, { history, setting, talk, voice }: TurnContext): Line | undefined {
  const asked = utterance(query).shown.join('').replaceAll(/\P{L}/gu, '');
  if (asked.length < SHORTEST) return undefined;
  const isSaid = history.some(
    ({ by, text }) => by === 'tutor' && text.split(/[。！？]/u).some((one) => bare(one) === asked),
  );
  if (!isSaid) return undefined;
  const { situation, core } = setting;
  const sources = [talk, voice, situation, setting.smallTalk, core.frames];
  for (const source of sources) {
    const found = sentenceIn(source, asked, new Set());
    if (found !== undefined) return { zh: asked, ...found };
  }
  return undefined;
}

const bare = (text: string) => text.replaceAll(/\P{L}/gu, '');

function sentenceIn(value: unknown, asked: string, seen: Set<object>): Pick<Line, 'en' | 'pt'> | undefined {
  if (typeof value !== 'object' || value === null || seen.has(value)) return undefined;
  seen.add(value);
  if (isLine(value)) return sentenceOf(value, asked);
  for (const one of value instanceof Map ? value.values() : Object.values(value)) {
    const found = sentenceIn(one, asked, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isLine(value: object): value is Line {
  return ['zh', 'en', 'pt'].every((language) => typeof Reflect.get(value, language) === 'string');
}

/** The sentence of each language that stands in the same place. */
function sentenceOf({ zh, en, pt }: Line, asked: string): Pick<Line, 'en' | 'pt'> | undefined {
  const [own, english, portuguese] = [zh, en, pt].map((text) =>
    text.split(ENDS).flatMap((one) => one.trim() || []),
  );
  const at = (own ?? []).findIndex((one) => bare(one) === asked);
  const isEven = own?.length === english?.length && own?.length === portuguese?.length;
  const [ofEnglish, ofPortuguese] = [english?.[at], portuguese?.[at]];
  return at < 0 || !isEven || ofEnglish === undefined || ofPortuguese === undefined
    ? undefined
    : { en: ofEnglish, pt: ofPortuguese };
}
