// What is said to a wish: it is named again, so that they know that it was heard.

import { segment } from '../../../../../chinese/words/index.ts';
import type { Line } from '../../../../../content/schema/line.ts';
import { explainExactly } from '../../../../say/translate/gloss.ts';
import { each, same, wordings } from '../../../../say/wording.ts';
import type { Leads } from '../../../../state/turn-context.ts';
import { clausesOf, sentencesOf } from '../../hearing/clauses.ts';
import { isQuestion } from '../../hearing/speech-acts.ts';
import { type Wish, wishesIn } from '../../hearing/wishes.ts';
import type { PlayContext } from '../../world/play-context.ts';
import { listedLine } from '../../world/world.ts';
import { toldFactIn } from '../knowledge/known.ts';

/** 不要洗头 puts nothing in. */
const PUT_IN = /[放加]|少|多/u;

/** `{things}` is filled. */
const LINES: Readonly<Record<Wish['kind'], readonly Line[]>> = {
  without: [
    { zh: '好，不要{things}。', en: 'All right, no {things}.', pt: 'Certo, sem {things}.' },
    { zh: '知道了，不放{things}。', en: 'Got it, without {things}.', pt: 'Entendi, sem {things}.' },
  ],
  less: [
    {
      zh: '好，{things}少一点儿。',
      en: 'All right, a little less {things}.',
      pt: 'Certo, um pouco menos de {things}.',
    },
    { zh: '行，少放{things}。', en: 'Sure, go easy on the {things}.', pt: 'Claro, pouco {things}.' },
  ],
  more: [
    {
      zh: '好，多放点儿{things}。',
      en: 'All right, some extra {things}.',
      pt: 'Certo, um pouco mais de {things}.',
    },
    { zh: '行，{things}多一点儿。', en: 'Sure, a little more {things}.', pt: 'Claro, mais {things}.' },
  ],
};

/** To what is to be left out, or put in; undefined where `answered` names it. */
export function namedWish(context: PlayContext, text: string, answered: string): Leads | undefined {
  const { things = [] } = context.state.play;
  const wishes = wishesIn(text).filter(
    ({ of }) => !answered.includes(of) && !things.some(({ zh }) => of.includes(zh)),
  );
  const named = wishes.flatMap(({ kind, of }) => {
    const line = namedIn(of, context);
    return line === undefined ? [] : [{ kind, line }];
  });
  const [first] = named;
  if (first === undefined) return undefined;
  const all = named.filter(({ kind }) => kind === first.kind).map(({ line }) => line);
  const lines = LINES[first.kind].filter(({ zh }) => !zh.includes('放') || PUT_IN.test(text));
  return each(wordings(context, lines, { things: listedLine(all) }));
}

/** The word in three languages; undefined where nobody knows it, so that nothing odd is said again. */
function namedIn(word: string, context: PlayContext): Line | undefined {
  const own = Object.values(context.words)
    .flat()
    .find(({ zh, also }) => [zh, ...also].includes(word));
  if (own !== undefined) return { zh: word, en: own.en, pt: own.pt };
  const gloss = explainExactly(word, context);
  const first = (text: string) => text.split(/[;,(]/u)[0]?.trim() ?? text;
  if (gloss !== undefined) return { zh: word, en: first(gloss.en), pt: first(gloss.pt) };
  return segment(context.setting.core.lexicon, word).length === 1 ? same(word) : undefined;
}

/** To a hurry or a condition; undefined where `answered` says it. */
export function toldOf(context: PlayContext, text: string, answered: string): Leads | undefined {
  const clauses = sentencesOf(text)
    .flatMap(clausesOf)
    .filter((clause) => !isQuestion(clause));
  const told = clauses.map((clause) => toldFactIn(context, clause)).find((leads) => leads !== undefined);
  const isSaid = told?.some((lines) => lines.some(({ zh }) => answered.includes(zh)));
  return isSaid === true ? undefined : told;
}
