// Questions about words: what does it mean, how do I say it.

import type { Line } from '../content/schema/line.ts';
import { type Draft, pairs, type Scene, setLines, wordings } from './draft.ts';
import { explain, translate } from './gloss.ts';
import { comeBack, each, help, IDEA, leave, stayedLong } from './moves.ts';
import { isHanzi } from './utterance.ts';

const EXPLAIN = { move: 'explain', accepted: undefined } as const;
const CANNOT = { move: 'cannot', accepted: undefined } as const;

function same(text: string): Line {
  return { zh: text, en: text, pt: text };
}

/** A gloss to stand in Chinese text: in the learner's language; for Chinese readers in English. */
function glossed({ en, pt }: Pick<Line, 'en' | 'pt'>, scene: Scene): Line {
  return { zh: scene.setting.locale === 'pt' ? pt : en, en, pt };
}

/** "X 是什么意思": from the word lists, else by the sentence it stands in, else an honest "I cannot". */
export function explainWord(scene: Scene, query: string): Generator<Draft> {
  if (![...query].some(isHanzi)) return howToSay(scene, query);
  const found = explain(query, scene.setting);
  if (found !== undefined) {
    const slots = { word: same(found.zh), gloss: glossed(found, scene) };
    return comeBack(scene, each(setLines(scene, 'meaning', slots)), EXPLAIN);
  }
  const question = scene.open?.question;
  if (question !== undefined && (question.ask.zh.includes(query) || question.again.zh.includes(query))) {
    return explainAll(scene);
  }
  return comeBack(scene, each(setLines(scene, 'meaningUnknown')), CANNOT);
}

/** What the open question means, and how an answer to it begins. */
export function* explainAll(scene: Scene): Generator<Draft> {
  const { open, setting, state } = scene;
  if (open === undefined) {
    yield* comeBack(scene, each(setLines(scene, 'meaningUnknown')), CANNOT);
    return;
  }
  if (stayedLong(scene)) {
    yield* leave(scene, undefined);
    return;
  }
  const heard = state.recent.at(-1) ?? '';
  const { ask, again, hint } = open.question;
  const question = heard.includes(again.zh) ? again : ask;
  const slots = { sentence: same(question.zh.replace(/[？?]$/u, '')), gloss: glossed(question, scene) };
  const leads = wordings(scene, setting.persona.responses.hint);
  for (const lines of pairs(
    each(setLines(scene, 'meaningSentence', slots)),
    leads.map((lead) => [lead, hint.start]),
  )) {
    yield { lines, ...EXPLAIN, state: {} };
  }
  yield* help(scene, each(setLines(scene, 'slow')), IDEA);
}

/** "怎么说 X": the Chinese word, or an honest "I cannot". */
export function howToSay(scene: Scene, query: string): Generator<Draft> {
  if ([...query].every((char) => isHanzi(char))) return explainWordOrGiveUp(scene, query);
  const found = translate(query, scene.setting);
  if (found === undefined) return comeBack(scene, each(setLines(scene, 'sayUnknown')), CANNOT);
  const slots = { said: same(found.said), word: same(found.word.zh) };
  return comeBack(scene, each(setLines(scene, 'say', slots)), EXPLAIN);
}

/** "米饭怎么说" asks with the very word: its meaning is what helps. */
function explainWordOrGiveUp(scene: Scene, query: string): Generator<Draft> {
  const found = explain(query, scene.setting);
  if (found === undefined) return comeBack(scene, each(setLines(scene, 'sayUnknown')), CANNOT);
  return comeBack(
    scene,
    each(setLines(scene, 'meaning', { word: same(found.zh), gloss: glossed(found, scene) })),
    EXPLAIN,
  );
}
