// Answers to choose from: whole sentences that would be accepted for what was asked last.

import type { Line } from '../../content/schema/line.ts';
import { isHurt } from '../activities/distress/answer-distress.ts';
import { shuffle } from '../state/random.ts';
import type { RespondInput } from '../state/types.ts';
import { awaitedIn } from './awaited.ts';
import { contextFor } from './context-for.ts';

const MOST = 4;
/** So many messages of the learner a grief is beside what is said. */
const SAD_FOR = 3;

/** What nobody says who has just lost somebody. */
const GLAD = /高兴|开心|快乐|[很太挺非常]好|不错|喜欢|哈哈|好玩|好极/u;

const COMFORTED: readonly Line[] = [
  { zh: '我很难过。', en: 'I’m very sad.', pt: 'Estou muito triste.' },
  { zh: '谢谢你。', en: 'Thank you.', pt: 'Obrigado.' },
];

function isSad({ situation, core, history }: Pick<RespondInput, 'situation' | 'core' | 'history'>): boolean {
  if (situation.kind === 'play') return false;
  return history
    .filter(({ by }) => by === 'learner')
    .slice(-SAD_FOR)
    .some(({ text }) => isHurt(core, text));
}

/**
 * At most four, each with its meaning; empty where nothing is asked, or no whole sentence is known. The order stays the
 * same until the next turn. Who says one of them has been helped with a whole sentence: tell `respond` by `helped`.
 */
export function suggestAnswers(input: Omit<RespondInput, 'learnerText'>): readonly Line[] {
  const context = contextFor({ ...input, learnerText: '' });
  const help = awaitedIn(context)?.help;
  const lines = help?.full === undefined ? [] : [help.full, ...(help.others ?? [])];
  // Who is in need is answered first, and has nothing to tap until then.
  if (context.state.distress === 'none' && isSad(input))
    return [...COMFORTED, ...lines.filter(({ zh }) => !GLAD.test(zh))].slice(0, MOST);
  return shuffle(lines, `${input.seed}/${context.state.turn}/suggested`);
}
