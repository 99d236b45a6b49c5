// Said to who has not understood the tutor: sorry, and what was meant, in other words.

import type { Level } from '../../../content/schema/levels.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { Draft } from '../../state/draft.ts';
import type { Leads, TurnContext } from '../../state/turn-context.ts';
import { help } from '../shared-moves.ts';
import { each, pairs, wordings } from '../wording.ts';

type ByLevel = Readonly<Record<Exclude<Level, 'zero'>, readonly Line[]>>;

const NOT_CLEAR: ByLevel = {
  preschool: [{ zh: '对不起，我说错了。', en: 'Sorry, I said it wrong.', pt: 'Desculpe, eu falei errado.' }],
  beginner: [
    { zh: '对不起，我没说清楚。', en: 'Sorry, I wasn’t clear.', pt: 'Desculpe, não me expliquei bem.' },
    { zh: '对不起，我说得不好。', en: 'Sorry, I put it badly.', pt: 'Desculpe, eu me expressei mal.' },
  ],
  intermediate: [
    {
      zh: '不好意思，是我没说清楚。',
      en: 'Sorry, I wasn’t clear.',
      pt: 'Desculpe, eu é que não me expliquei bem.',
    },
    {
      zh: '不好意思，我那句话说得太乱了。',
      en: 'Sorry, that came out all muddled.',
      pt: 'Desculpe, aquilo saiu todo confuso.',
    },
  ],
  advanced: [
    {
      zh: '抱歉，是我没把话说清楚。',
      en: 'Sorry, I didn’t make myself clear.',
      pt: 'Desculpe, não me fiz entender.',
    },
    {
      zh: '抱歉，我那句话说得没头没尾。',
      en: 'Sorry, that came out of nowhere.',
      pt: 'Desculpe, aquilo saiu sem pé nem cabeça.',
    },
  ],
};

/** What a question about what was told was after. */
const MEANT: ByLevel = {
  preschool: [{ zh: '我想听你说。', en: 'I’d like to hear you.', pt: 'Quero ouvir você.' }],
  beginner: [
    {
      zh: '我想听你说说刚才的事。',
      en: 'I’d like to hear about what you just told me.',
      pt: 'Quero ouvir mais sobre o que você contou agora.',
    },
  ],
  intermediate: [
    {
      zh: '我只是想听你接着说刚才那件事。',
      en: 'I only wanted you to go on with what you were telling me.',
      pt: 'Eu só queria que você continuasse o que estava contando.',
    },
  ],
  advanced: [
    {
      zh: '我的意思很简单：想请你接着讲刚才那件事。',
      en: 'I meant something simple: please go on with what you were telling me.',
      pt: 'O que eu queria era simples: que você continuasse o que estava contando.',
    },
  ],
};

export function notClear(context: TurnContext): Line[] {
  const { level } = context;
  return level === 'zero' ? [] : wordings(context, NOT_CLEAR[level]);
}

/** The open question in other words, or what was wished to be heard of what was told. */
export function* saidOtherwise(context: TurnContext, leads: Leads): Generator<Draft> {
  const { level, state } = context;
  if (level !== 'zero' && state.listening.seeks !== undefined)
    for (const lines of pairs(leads, each(wordings(context, MEANT[level]))))
      yield { lines, move: 'aside', accepted: undefined, state: {} };
  yield* help(context, leads, 'rephrased');
}
