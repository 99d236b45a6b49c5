// A text with questions: by request, and where an advanced talk has nothing left to ask.

import type { Interlude } from '../../state/activity.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { answerReading, firstQuestion, openReading } from './answer.ts';
import { BEGIN, OFFER } from './lines.ts';

const WANTED =
  /(?:给我|想|要|来|读|看|做|练|有没有|一起).{0,6}(?:文章|短文|阅读|课文|故事).{0,10}(?:问|题|练习|读|吧|理解|$)|阅读(?:练习|理解)|\b(?:read(?:ing)? (?:a text|exercise|comprehension|something)|give me a text)\b|leitura|texto com perguntas/iu;
/** A longer text tells something of what was read. */
const MOST_HANZI = 24;

export const reading: Interlude = {
  kind: 'reading',
  isGame: true,
  isOpen: (context) => openReading(context) !== undefined,
  answerFirst: (context) => (isWanted(context) ? firstQuestion(context, BEGIN) : undefined),
  answer: answerReading,
  *advance(context, pause, leads, outcome, nextQuestion) {
    if (pause !== 'over' || context.state.reading.used.length > 0) return;
    for (const draft of firstQuestion(context, OFFER))
      yield {
        ...draft,
        ...outcome,
        lines: [...(leads[0] ?? []), ...draft.lines],
        state: { ...nextQuestion, ...draft.state },
      };
  },
  help: () => undefined,
  close: ({ state: { reading: memory } }) => ({ reading: { question: 0, used: memory.used } }),
};

/** 我昨天看了一篇文章 and 他批评我的文章 wish for nothing. */
const TOLD =
  /(?:[我你您他她]们?|自己)(?:写)?的(?:文章|短文|课文|故事)|怎么看|看法|觉得|影响|看了|读了|写了|看过|读过|昨天|以前|投稿|别人|有没有人/u;

function isWanted(context: TurnContext): boolean {
  const { said, setting, talk } = context;
  if (setting.situation.kind !== 'tutor' || talk.readings.length === 0) return false;
  if (openReading(context) !== undefined || said.hanzi > MOST_HANZI) return false;
  return WANTED.test(said.raw) && !TOLD.test(said.raw);
}
