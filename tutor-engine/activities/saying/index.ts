// Saying it: what a beginner asked how to say, or said in their own language, they say in Chinese before the talk goes on.

import { inviteToSay, patiently } from '../../say/asked/invite-to-say.ts';
import { comeBack } from '../../say/shared-moves.ts';
import { cardOf } from '../../say/translate/word-card.ts';
import { each, pairs, wordings } from '../../say/wording.ts';
import type { Interlude, OwnAnswer } from '../../state/activity.ts';
import { ACTIVITY_STARTS } from '../../state/activity-memories.ts';
import type { Draft } from '../../state/draft.ts';
import type { Leads, TurnContext } from '../../state/turn-context.ts';
import type { Intent } from '../../understand/intent.ts';
import { AGAIN_LINES, PRAISE, SENTENCE } from './lines.ts';
import { sentenceWith } from './sentence-with.ts';

/** Who did not catch it hears it again. */
const AGAIN: ReadonlySet<Intent['kind']> = new Set(['repeat', 'slower', 'slow', 'lost', 'hint', 'silence']);

export const saying: Interlude = {
  kind: 'saying',
  isOpen: ({ state }) => state.saying.line !== undefined,
  answer,
  help: ({ state: { saying: memory } }) =>
    memory.line && {
      help: { idea: memory.line, start: memory.line, full: memory.line },
      step: 'full',
    },
  close: () => ({ saying: ACTIVITY_STARTS.saying }),
};

/** Who asks whether it was right has said it; so has who tells that a child repeats it. */
const SAYS: ReadonlySet<Intent['kind']> = new Set(['speech', 'judge', ...AGAIN]);

function answer(context: TurnContext, intent: Intent, own: OwnAnswer): Iterable<Draft> | undefined {
  const { line, isAgain } = context.state.saying;
  if (line === undefined) return undefined;
  // 我的膝盖疼，我很难过: who is sad has said more than the word.
  if (intent.kind === 'speech' && tellsOfPain(context, line.zh)) return undefined;
  if (SAYS.has(intent.kind) && saysIt(context, line.zh)) {
    const asked = intent.kind === 'speech' ? intent : undefined;
    const answers = asked?.question && own(asked.question, asked.statement, asked.asked);
    return praised(context, answers);
  }
  // Once more is help; a second time would keep them at it.
  return AGAIN.has(intent.kind) && isAgain !== true
    ? inviteToSay(context, each(wordings(context, AGAIN_LINES)), line, { isAgain: true })
    : undefined;
}

/** Whether what hurts is told with it, and no more is said after the teacher. */
function tellsOfPain({ told, said }: TurnContext, zh: string): boolean {
  const isAlone = said.raw.replaceAll(/[^\p{L}\p{N}]/gu, '') === zh.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return (
    !isAlone &&
    told.some(
      ({ predicate, stance, isSupposed, isDenied }) =>
        stance === 'bad' &&
        predicate?.stance === 'bad' &&
        predicate.salience >= FELT &&
        !isSupposed &&
        !isDenied,
    )
  );
}

/** What weighs so much is felt. */
const FELT = 6;

/** Of a longer one, one clause is enough. */
function saysIt({ said, understood }: TurnContext, zh: string): boolean {
  if (understood?.from === 'own-language') return false;
  const plain = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return zh.split('，').some((clause) => plain(said.raw).includes(plain(clause)));
}

function* praised(context: TurnContext, answers?: Leads): Generator<Draft> {
  const { line } = context.state.saying;
  if (line === undefined) return;
  const praise = each(wordings(context, PRAISE, { word: line }));
  const sentence = sentenceWith(line.zh, context.words);
  const card = sentence && cardOf(context.setting.core, sentence);
  const more = sentence === undefined ? [] : each(wordings(context, SENTENCE, { sentence }));
  const behind = answers ?? more;
  const leads = behind.length === 0 ? praise : pairs(praise, behind);
  const back = comeBack(patiently(context, leads), leads, { move: 'praise-and-ask', accepted: true });
  for (const draft of back)
    yield {
      ...draft,
      ...(card && { teaches: [card] }),
      state: { stay: context.state.stay, ...draft.state, saying: ACTIVITY_STARTS.saying },
    };
}
