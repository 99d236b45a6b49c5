// What is answered to a request: the same for a tutor and a character.

import type { Level } from '../../../content/schema/levels.ts';
import type { Draft } from '../../state/draft.ts';
import type { HelpStep } from '../../state/help.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { Intent } from '../../understand/intent.ts';
import { waits } from '../farewell.ts';
import { comeBack, help, leave, NOTHING_FIRST, part, repeatAsked } from '../shared-moves.ts';
import { each, setLines, wordings } from '../wording.ts';
import { AND, explainAll, explainUse, explainWord, howToSay } from './explain-words.ts';
import { patiently } from './invite-to-say.ts';
import { judgeSentence } from './judge-sentence.ts';
import { answerLanguage } from './language/answer-language.ts';
import { screenHelp } from './screen-help.ts';

type Speech = Extract<Intent, { readonly kind: 'speech' }>;

/** How far help goes at once for who is lost. */
const EASIER: Readonly<Record<Level, HelpStep>> = {
  zero: 'full',
  preschool: 'start',
  beginner: 'start',
  intermediate: 'rephrased',
  advanced: 'rephrased',
};
/** What is answered for itself, whatever had been asked. */
const ALWAYS: ReadonlySet<Intent['kind']> = new Set([
  'silence',
  'too-long',
  'swear',
  'out-of-role',
  'goodbye',
  'pause',
]);

export function standsForItself({ kind }: Intent): boolean {
  return ALWAYS.has(kind);
}

function easier(context: TurnContext): Generator<Draft> {
  return help(context, each(setLines(context, 'lost')), EASIER[context.level]);
}

export function answerRequest(context: TurnContext, intent: Exclude<Intent, Speech>): Generator<Draft> {
  switch (intent.kind) {
    case 'silence':
      return help(context, each(setLines(context, 'silence')), 'idea');
    case 'too-long':
      return help(context, each(setLines(context, 'tooLong')), 'rephrased', { accepted: false });
    case 'swear':
      return comeBack(context, each(setLines(context, 'swear')), { move: 'retry', accepted: undefined });
    case 'out-of-role':
      return comeBack(context, each(setLines(context, 'offRole')), { move: 'cannot', accepted: undefined });
    case 'slow':
      return context.level === 'zero'
        ? easier(context)
        : help(context, each(setLines(context, 'slow')), 'rephrased');
    case 'lost':
      return easier(context);
    case 'hint':
      return help(
        context,
        context.level === 'zero' ? each(setLines(context, 'lost')) : NOTHING_FIRST,
        'idea',
      );
    case 'repeat':
    case 'slower':
      return repeatAsked(context, each(setLines(context, 'repeat')));
    case 'skip':
      return leave(context, undefined);
    case 'other-topic':
      return leave(context, undefined, { otherTopic: true });
    case 'goodbye':
      return part(context);
    case 'pause':
      return waits(context);
    case 'topic':
      return comeBack(context, each(wordings(context, context.voice.retry)), {
        move: 'ask',
        accepted: undefined,
      });
    case 'meaning':
      return explainWord(context, intent.of, intent.part === undefined ? [] : screenHelp(intent.part));
    case 'screen':
      return comeBack(patiently(context, each(screenHelp(intent.part))), each(screenHelp(intent.part)), {
        move: 'explain',
        accepted: undefined,
      });
    case 'meaning-of-all':
      return explainAll(context);
    case 'say': {
      // 老师和老鼠，怎么说？ Of two Chinese words, how they are read.
      const words = intent.of.split(AND);
      return words.length === 2 && words.every((word) => /^\p{Script=Han}{1,4}$/u.test(word))
        ? answerLanguage(
            context,
            words.map((word) => ({ kind: 'read', word })),
          )
        : howToSay(context, intent.of);
    }
    case 'judge':
      return judgeSentence(context, intent.of);
    case 'language':
      return answerLanguage(context, intent.asks);
    case 'grammar':
      return explainUse(context, intent.of);
  }
}
