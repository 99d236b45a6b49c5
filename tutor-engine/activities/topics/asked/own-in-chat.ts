// What a tutor answers to a question in small talk, where 你呢 asks about what is chatted about.

import type { Fact } from '../../../../content/schema/people/persona.ts';
import { each, setLines } from '../../../say/wording.ts';
import type { Leads } from '../../../state/turn-context.ts';
import { factIn } from '../../../understand/intent.ts';
import type { Utterance } from '../../../understand/text/utterance.ts';
import { openTopic } from '../../small-talk/small-talk.ts';
import type { OwnQuestionAsked, TutorContext } from '../known/answered.ts';
import { plainAnswer } from '../known/any-tutor.ts';
import { knowledgeOn } from '../known/knowledge.ts';
import { CLEARLY_ALIKE, isOfTheTalk, lifeAnswer } from './own-answers.ts';

/** Undefined where nothing is known. */
export function ownInChat(
  context: TutorContext,
  { question, asked }: OwnQuestionAsked,
  statement: Utterance | undefined,
): Leads | undefined {
  const ofWorld = asked && knowledgeOn(context, asked);
  if (ofWorld !== undefined) return each(ofWorld.lines);
  if (isOfTheTalk(question)) return each(setLines(context, question));
  const life = asked && lifeAnswer(context, asked, CLEARLY_ALIKE);
  if (life !== undefined) return [[life]];
  if (question === 'other') {
    const plain = asked && plainAnswer(context, asked);
    return plain && each(plain.lines);
  }
  if (question === 'world') return undefined;
  const like = statement === undefined ? undefined : factIn(statement);
  const fact = question === 'same' ? (like ?? FACT_OF_TOPIC[openTopic(context)?.id ?? '']) : question;
  const known = fact === undefined ? undefined : context.tutor.persona.facts[fact];
  return known && [[known]];
}

/** Topics of small talk on which every tutor has something of their own to tell. */
const FACT_OF_TOPIC: Readonly<Record<string, Fact>> = {
  food: 'food',
  cooking: 'food',
  fruit: 'food',
  breakfast: 'food',
  drinks: 'drink',
  colours: 'color',
  pets: 'animal',
  sports: 'sport',
  football: 'sport',
  swimming: 'sport',
  music: 'music',
  books: 'book',
  seasons: 'season',
  weather: 'season',
  weekend: 'weekend',
  holidays: 'travel',
  travel: 'travel',
  shopping: 'shopping',
  health: 'health',
  sleep: 'health',
  work: 'job',
  family: 'family',
  city: 'home',
  home: 'home',
  languages: 'language',
};
