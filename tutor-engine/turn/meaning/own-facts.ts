// What a learner tells of themselves in English or Portuguese is known as what is told in Chinese is.

import { translate } from '../../say/translate/gloss.ts';
import type { Profile } from '../../state/profile.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { kindsAsked } from '../../understand/asked/question-kinds.ts';
import { wordIndexOf } from '../../understand/frames/word-index.ts';
import { bareAge, factsTold } from '../../understand/own-language/facts-told.ts';
import { inHanzi } from '../../understand/own-language/numbers.ts';
import { seemsTrade, selfTold } from '../../understand/own-language/self-told.ts';
import { sentencesOf } from '../../understand/own-language/sentences.ts';

/** In letters: what is shorter tells nothing in another language. */
const SHORTEST = 3;
const TRADES: ReadonlySet<string> = new Set(['profession', 'doctor', 'teacher', 'boss']);

/** In a play people say what their part says. */
export function withOwnFacts(context: TurnContext): TurnContext {
  const { setting, said, state } = context;
  if (setting.situation.kind === 'play' || said.latin < SHORTEST) return context;
  const told = ownFacts(context);
  return Object.keys(told).length === 0
    ? context
    : { ...context, state: { ...state, profile: { ...state.profile, ...told } } };
}

/** What the message tells as it was written, besides what it was taken for. */
export function withKnownBefore(context: TurnContext, { state, said }: TurnContext): TurnContext {
  const profile = { ...state.profile, ...context.state.profile };
  return { ...context, written: said.raw, state: { ...context.state, profile } };
}

/** Whether the tutor asked last how old the learner is. */
export function isAgeAsked({ open, state }: TurnContext): boolean {
  if (open?.kind === 'question' && open.question.about === 'age') return true;
  const asked = (state.recent.at(-1) ?? '').match(/[^。！？]*？/gu)?.at(-1) ?? '';
  return kindsAsked(asked).some(({ id }) => id === 'age');
}

function ownFacts(context: TurnContext): Profile {
  const sentences = sentencesOf(context.said.raw);
  const age = factsTold(sentences, false).age ?? (isAgeAsked(context) ? bareAge(sentences) : undefined);
  const { trade, work, city, country } = selfTold(sentences);
  const job = (trade && tradeIn(context, trade)) ?? work;
  const place = (name: string) => translate(name, context, 'whole')?.word.zh ?? name;
  return {
    ...(age === undefined ? {} : { age: [`${inHanzi(age)}岁`] }),
    ...(job === undefined ? {} : { job: [job] }),
    ...(city === undefined ? {} : { city: [place(city)] }),
    ...(country === undefined ? {} : { country: [place(country)] }),
  };
}

/** In Chinese where the word is known; undefined where it is no trade. */
function tradeIn(context: TurnContext, called: string): string | undefined {
  // Professor de história, bus driver: the word that says what it is.
  const head = /^(?:\S+(?= d[aeo]s? )|.*\s\S+$)/u.exec(called)?.[0].replace(/^.*\s/u, '') ?? called;
  const zh = [called, head]
    .map((word) => translate(word, context, 'whole')?.word.zh)
    .find((word) => word !== undefined);
  if (zh === undefined) return seemsTrade(head) ? called : undefined;
  const classId = wordIndexOf(context.setting.core.frames).nouns.get(zh)?.nounClass.id;
  return classId !== undefined && TRADES.has(classId) ? zh : undefined;
}
