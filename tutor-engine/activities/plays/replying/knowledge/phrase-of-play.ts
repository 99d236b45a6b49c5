// How something is said that the play itself says somewhere: its example sentences and words are a small phrasebook.

import type { Line } from '../../../../../content/schema/line.ts';
import type { PlaySituation } from '../../../../state/types.ts';
import { latinWords } from '../../../../understand/text/foreign.ts';
import { utterance } from '../../../../understand/text/utterance.ts';

const LITTLE: ReadonlySet<string> = new Set(
  'a an the i d ve ive ll m s re would id my me you your it is am are do does to of for in on at and please just only some this that o os as um uma uns umas eu meu minha voce seu sua de do da dos das em no na para por favor que esse essa este esta so e'.split(
    ' ',
  ),
);
/** In letters: trims and trim are one word. */
const STEM = 4;
/** Shares of what was asked for that the sentence says, and of the sentence that was asked for. */
const LEAST = 0.75;
/** What is heard may leave a word out that nobody would teach without. */
const LEAST_HEARD = 0.6;

/** The sentence or word of the play that says it, nearly word for word; undefined where there is none. */
export function phraseOfPlay({ play, targetWords }: PlaySituation, query: string): Line | undefined {
  const examples = play.goals.flatMap(({ hint }) => [hint.full, ...(hint.others ?? [])]);
  const words = Object.values(play.words).flat();
  return phraseIn([...examples, ...examples.flatMap(clausesIn), ...words, ...targetWords], query);
}

function phraseIn(lines: readonly Phrase[], query: string, least = LEAST): Line | undefined {
  const asked = stemsOf(query);
  if (asked.length === 0) return undefined;
  let best: Phrase | undefined;
  let most = 0;
  for (const line of lines) {
    const fit = Math.max(...[line.en, line.pt].map((said) => likeness(asked, stemsOf(said), least)));
    if (fit > most) [best, most] = [line, fit];
  }
  return best && { zh: best.zh, en: best.en, pt: best.pt };
}

type Phrase = Pick<Line, 'zh' | 'en' | 'pt'>;

/** 很好看，我很喜欢！ is two, where it is two in every language. */
function clausesIn({ zh, en, pt }: Line): Phrase[] {
  const parts = [zh, en, pt].map((text) => text.split(/[，,。.！!？?；;]\s*/u).filter((part) => part !== ''));
  const [chinese = [], english = [], portuguese = []] = parts;
  if (chinese.length < 2 || parts.some((some) => some.length !== chinese.length)) return [];
  return chinese.map((part, at) => ({ zh: part, en: english[at] ?? '', pt: portuguese[at] ?? '' }));
}

/** In words. */
const LEAST_WORDS = 2;

/** I booked a room. 我姓 Brown. What the play has an example of is taken for it. */
export function withForeign(playing: PlaySituation, raw: string): string {
  if (/\bsay\b|\bdiz\b|\bfala\b|mean|signif|[“"「]/iu.test(raw)) return raw;
  return raw.replaceAll(/[\p{Script=Latin}][\p{Script=Latin}\p{M}’' ]+(?:[.,!?]|$)/gu, (part) => {
    if (latinWords(utterance(part)).filter((word) => !LITTLE.has(word)).length < LEAST_WORDS) return part;
    const examples = playing.play.goals.flatMap(({ hint }) => [hint.full, ...(hint.others ?? [])]);
    return phraseIn(examples, part, LEAST_HEARD)?.zh ?? part;
  });
}

function likeness(asked: readonly string[], said: readonly string[], least: number): number {
  if (said.length === 0) return 0;
  const isSaid = asked.filter((word) => said.includes(word)).length / asked.length;
  const isAsked = said.filter((word) => asked.includes(word)).length / said.length;
  return Math.min(isSaid, isAsked) >= least ? isSaid + isAsked : 0;
}

function stemsOf(text: string): string[] {
  const words = latinWords(utterance(text)).filter((word) => !LITTLE.has(word));
  return [...new Set(words.map((word) => word.slice(0, STEM)))];
}
