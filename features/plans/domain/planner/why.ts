// Why each thing stands in a plan: for the course, for what its learner dreams of or likes, for what it is all for, or by its level.

import type { PlanContent, PlanItem, Three } from '../plan/plan.ts';
import { type Catalogue, isTaskOf, type PlannerInput, topicsOfPiece } from './materials/catalogue.ts';
import { speaksOf } from './materials/content-index.ts';
import { TOPICS } from './materials/topics.ts';
import { emphasisOf } from './wishes/emphasis.ts';
import { namedIn } from './wishes/named.ts';
import { isOfTheme } from './wishes/themes.ts';

export type ItemReason = Pick<PlanItem, 'kind' | 'ref'> & { readonly why: Three };
type Basis = Pick<PlannerInput['basis'], 'profile' | 'level'>;

/** Of each lesson, talk, play and text of a plan; a review needs no reason. */
export function reasonsOf(
  { weeks }: Pick<PlanContent, 'weeks'>,
  basis: Basis,
  catalogue: Catalogue,
): readonly ItemReason[] {
  const items = weeks.flatMap(({ sessions }) => sessions.flatMap((session) => session.items));
  const each = new Map(items.map(({ kind, ref }) => [`${kind} ${ref}`, { kind, ref }]));
  const why = whyOf(basis, catalogue);
  return [...each.values()].flatMap((item) => (item.kind === 'review' ? [] : [{ ...item, why: why(item) }]));
}

type Piece = Pick<PlanItem, 'kind' | 'ref'>;

function whyOf({ profile, level }: Basis, catalogue: Catalogue): (item: Piece) => Three {
  const { themes, terms } = namedIn(profile.dream, level, catalogue.index);
  const goal = emphasisOf(profile);
  return ({ kind, ref }) => {
    if (kind === 'lesson') return COURSE;
    if (kind === 'talk') return TALK;
    const piece = `${kind} ${ref}`;
    const topics = topicsOfPiece(catalogue, kind, ref);
    const theme = themes.find((each) => isOfTheme(each, piece, topics));
    if (theme) return ofDream(theme.name);
    const term = terms.find((each) => speaksOf(catalogue.index, piece, each));
    if (term) return ofDream({ zh: term.text, en: term.text, pt: term.text });
    const lesson =
      kind === 'scene' || kind === 'role'
        ? catalogue.lessons.find((each) => isTaskOf({ kind, id: ref }, each))
        : undefined;
    if (lesson) return closing(lesson.title);
    const interest = profile.interests.find((each) => topics.includes(each));
    if (interest) return liked(TOPICS[interest].name);
    return topics.some((topic) => goal.topics.includes(topic)) ? GOAL : kind === 'text' ? READING : LEVEL;
  };
}

const COURSE: Three = {
  zh: '课程里的下一课',
  en: 'The next lesson of the course for you',
  pt: 'A próxima lição do curso para você',
};
const TALK: Three = {
  zh: '把这一课用到聊天里',
  en: 'Puts the lesson to use in a talk',
  pt: 'Põe a lição em prática numa conversa',
};
const GOAL: Three = {
  zh: '离你的目标更近',
  en: 'Serves your goal',
  pt: 'Serve ao seu objetivo',
};
const READING: Three = {
  zh: '适合你水平的阅读',
  en: 'Reading for your level',
  pt: 'Leitura para o seu nível',
};
const LEVEL: Three = {
  zh: '适合你的水平，把学过的用出来',
  en: 'Fits your level, and puts to use what you have learnt',
  pt: 'Combina com o seu nível e põe em prática o que você aprendeu',
};
const ofDream = ({ zh, en, pt }: Three): Three => ({
  zh: `你的梦想里提到：${zh}`,
  en: `Your dream speaks of it: ${en}`,
  pt: `O seu sonho fala disto: ${pt}`,
});
const closing = ({ zh, en, pt }: Three): Three => ({
  zh: `用上《${zh}》这一课学的`,
  en: `Puts the lesson “${en}” to use`,
  pt: `Põe em prática a lição “${pt}”`,
});
const liked = ({ zh, en, pt }: Three): Three => ({
  zh: `你感兴趣的：${zh}`,
  en: `Among your interests: ${en}`,
  pt: `Entre os seus interesses: ${pt}`,
});
