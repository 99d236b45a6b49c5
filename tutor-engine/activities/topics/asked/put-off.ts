// What is put off where nothing is known: of a life there is no such story, and of the world something is thought over.

import type { Level } from '../../../../content/schema/levels.ts';
import type { Line } from '../../../../content/schema/line.ts';
import { each, setLines, wordings } from '../../../say/wording.ts';
import type { Utterance } from '../../../understand/text/utterance.ts';
import type { Answered, TutorContext } from '../known/answered.ts';
import { decidedOn } from './not-known/decided.ts';
import { noStory } from './not-known/no-story.ts';
import { OPINION } from './views/opinion.ts';

export function notKnown(context: TutorContext, asked: Utterance | undefined, isWorld: boolean): Answered {
  const decided = isWorld || asked === undefined ? undefined : decidedOn(context, asked);
  if (decided !== undefined) return { answers: [decided], move: 'aside', isRefusal: true };
  // Of a life there is no such story; only of the world something can be thought over.
  if (!isWorld && asked !== undefined && HONEST[context.level] !== undefined)
    return { answers: noStory(context, asked), move: 'aside', isRefusal: true };
  const isOpinion = asked !== undefined && (OPINION.test(asked.raw) || /会不会|怎么看/u.test(asked.raw));
  const unknown = setLines(context, isWorld ? 'cannot' : 'yourTurn');
  // A fact of the world that nobody has told is not thought over: it is not known.
  const lines = [...(isOpinion ? wordings(context, HONEST[context.level] ?? []) : []), ...unknown];
  return { answers: each(lines), move: 'cannot', isRefusal: true };
}

const HONEST: Readonly<Partial<Record<Level, readonly Line[]>>> = {
  intermediate: [
    {
      zh: '这个问题问得好，我现在还没有好答案，不想随便说。',
      en: 'That’s a good question; I have no good answer yet and won’t just say something.',
      pt: 'Boa pergunta; ainda não tenho uma boa resposta e não quero dizer qualquer coisa.',
    },
  ],
  advanced: [
    {
      zh: '这个问题问到点子上了，可我眼下没有够分量的答案，不想敷衍你。',
      en: 'That question hits the point, but I have no answer worthy of it now and won’t fob you off.',
      pt: 'Essa pergunta vai ao ponto, mas não tenho agora uma resposta à altura e não quero enrolar você.',
    },
  ],
};
