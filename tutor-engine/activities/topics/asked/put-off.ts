// What is put off where nothing is known: of a life there is no such story, and of the world something is thought over.

import type { Level } from '../../../../content/schema/levels.ts';
import type { Line } from '../../../../content/schema/line.ts';
import { wordAskedAbout } from '../../../say/uptake/echo.ts';
import { each, same, setLines, wordings } from '../../../say/wording.ts';
import type { Utterance } from '../../../understand/text/utterance.ts';
import type { Answered, TutorContext } from '../known/answered.ts';
import { isOfTheTutors } from '../known/of-the-tutors.ts';
import { noStory } from './no-story.ts';

/** What is thought of something is asked. */
export const OPINION = /[你您](?:觉得|认为).{4}|^[你您][说看](?!说|看|的).{4}/u;

export function notKnown(context: TutorContext, asked: Utterance | undefined, isWorld: boolean): Answered {
  // Of a life there is no such story; only of the world something can be thought over.
  if (!isWorld && asked !== undefined && HONEST[context.level] !== undefined)
    return { answers: noStory(context, asked), move: 'aside', isRefusal: true };
  const unknown = setLines(context, isWorld ? 'cannot' : 'yourTurn');
  const lines = asked === undefined ? unknown : [...naming(context, asked, isWorld), ...unknown];
  return { answers: each(lines), move: 'cannot', isRefusal: true };
}

/** That it was heard what is asked about, once in a talk. */
function naming(context: TutorContext, asked: Utterance, isWorld: boolean): Line[] {
  // Nobody forgets their own parents.
  if (isOfTheTutors(context, asked)) return [];
  const line = isWorld ? NOT_SURE : NOT_RECALLED;
  const word =
    context.level === 'zero' || context.level === 'preschool'
      ? undefined
      : wordAskedAbout({ ...context, said: asked });
  // A noun picked out of a sentence is not what was asked, unless the question begins with it.
  const isMatter = word !== undefined && asked.raw.startsWith(word);
  const honest = HONEST[context.level];
  // A fact of the world that nobody has told is not thought over: it is not known.
  if (!isMatter && honest !== undefined)
    return OPINION.test(asked.raw) || /会不会|怎么看/u.test(asked.raw) ? wordings(context, honest) : [];
  const isSaid = context.state.recent.some((text) => text.includes(line.zh.replace('{word}', '')));
  return word === undefined || isSaid ? [] : wordings(context, [line], { word: same(word) });
}

const HONEST: Readonly<Partial<Record<Level, readonly Line[]>>> = {
  intermediate: [
    {
      zh: '这个问题问得好，我现在还没有好答案，不想随便说。',
      en: 'That’s a good question; I have no good answer yet and won’t just say something.',
      pt: 'Boa pergunta; ainda não tenho uma boa resposta e não quero dizer qualquer coisa.',
    },
    {
      zh: '你问的这一点，我得想一想再说。',
      en: 'What you ask there I need to think over.',
      pt: 'Isso que você perguntou eu preciso pensar antes.',
    },
  ],
  advanced: [
    {
      zh: '这个问题问到点子上了，可我眼下没有够分量的答案，不想敷衍你。',
      en: 'That question hits the point, but I have no answer worthy of it now and won’t fob you off.',
      pt: 'Essa pergunta vai ao ponto, mas não tenho agora uma resposta à altura e não quero enrolar você.',
    },
    {
      zh: '你这一问，我得回去想想，想好了再跟你说。',
      en: 'That one I must take home and think over before I tell you.',
      pt: 'Essa eu preciso levar para casa e pensar antes de responder.',
    },
  ],
};

const NOT_SURE: Line = {
  zh: '{word}的事，我不太清楚。',
  en: 'About “{word}” I’m not sure.',
  pt: 'Sobre “{word}” não sei ao certo.',
};

const NOT_RECALLED: Line = {
  zh: '{word}的事，我一时想不起来。',
  en: 'About “{word}” nothing comes to mind just now.',
  pt: 'Sobre “{word}” não me lembro de nada agora.',
};
