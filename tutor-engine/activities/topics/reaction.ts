// What is said to an answer of a foreseen kind, to the whole of what was said or to a part of it.

import type { Line } from '../../../content/schema/line.ts';
import { translate } from '../../say/translate/gloss.ts';
import { type FoundQuestion, questionsOf } from '../../state/plan.ts';
import { coverageBy, matchAnswers, type Slots, saysWhat } from '../../understand/patterns/match.ts';
import { type Utterance, utterance } from '../../understand/text/utterance.ts';
import { ABOUT_ONESELF } from './besides.ts';
import { aboutOf, type TutorContext } from './known/answered.ts';
import { isNameAlone, isNameSaid, isWordForName } from './lone-name.ts';

export type Reaction = {
  readonly replies: readonly Line[];
  readonly slots: Slots;
  /** How much of what was said it is about, 0 to 1. */
  readonly coverage: number;
};

/** What a set answer takes up is enough, where it is about most of what was said and nothing weighs more. */
export const ENOUGH = 0.5;

export function reactionTo(context: TutorContext, statement: Utterance): Reaction | undefined {
  // 我姓罗，罗伯特: the whole name is told behind the family's.
  const whole =
    aboutOf(context) === 'name' ? WHOLE_NAME.exec(statement.shown.join(''))?.groups?.['name'] : undefined;
  if (whole !== undefined) return reactionTo(context, utterance(`我叫${whole}`));
  if (context.open?.kind !== 'question') return undefined;
  const found = matchAnswers(context.open.question.answers, statement, context.words);
  if (found === undefined) return undefined;
  const name = aboutOf(context) === 'name' ? found.slots.name?.zh : undefined;
  if (name !== undefined && isWordForName(context.setting.core, statement, name)) return undefined;
  if (name !== undefined && !isNameSaid(statement) && !isNameAlone(context, name)) return undefined;
  const coverage = coverageBy(found.answer.match, statement, context.words);
  const reaction = { replies: found.answer.replies, slots: found.slots, coverage };
  return context.understood?.part !== undefined && isSmall(reaction) ? undefined : reaction;
}

const WHOLE_NAME = /姓(?<first>\p{Script=Han})，(?<name>\k<first>\p{Script=Han}{1,3})(?:，|$)/u;

/** What answers in a clause of its own: 小明！我今天不高兴. */
export function reactionToPart(context: TutorContext, statement: Utterance): Reaction | undefined {
  const clauses = clausesIn(statement);
  if (clauses.length < 2) return undefined;
  return clauses
    .map((clause) => reactionTo(context, clause))
    .find((found) => found !== undefined && found.coverage >= ENOUGH && !isSmall(found));
}

/** Ufa beside an answer is nobody's name. */
const isSmall = ({ slots }: Pick<Reaction, 'slots'>): boolean => /^\p{Ll}/u.test(slots.name?.zh ?? '');

const NAMED_ABROAD =
  /(?:[Mm]y name(?:['’]s| is)|[Cc]all me|[Mm]e chamo|[Mm]eu nome (?:é|e)|[Pp]ode me chamar de|[Ee]u sou [ao]|(?<!\p{L})[Ss]ou [ao])\s+(?<name>\p{Lu}\p{L}+)/u;

/** A parent writes for a child. */
const CHILD_NAMED =
  /(?:[Ee]l[ea] se chama|[Oo] nome del[ea] é|[Mm](?:eu filho|inha filha) se chama|(?:[Hh]is|[Hh]er) name(?:['’]s| is)|(?:s?he|[Mm]y (?:son|daughter))(?:['’]s| is) called|[Ee]u sou [ao]|(?:^|[,.!]\s*)[AO](?=\s+\p{Lu}\p{L}+ (?:tem|adora|gosta|quer|ama|est))|[Mm](?:eu filho|inha filha|y son|y daughter)(?=\s+\p{Lu}))\s+(?<name>\p{Lu}\p{L}+)/u;

/** I’m Kate, which may be I’m Brazilian as well. */
const BARELY_NAMED =
  /(?:^|[,.!]\s*)(?:I['’]?m|I am|(?:[Ee]u )?[Ss]ou)\s+(?<name>\p{Lu}\p{L}+)(?=\s*(?:[,.!;]|$|and |e ))/u;

/** My name is Kate: a name is a name in any language. */
export function reactionToForeignName(context: TutorContext, { raw }: Utterance): Reaction | undefined {
  if (aboutOf(context) !== 'name' || context.level === 'zero') return undefined;
  const barely = BARELY_NAMED.exec(raw)?.groups?.['name'];
  const isWord = barely !== undefined && translate(barely, context, 'whole') !== undefined;
  const child = context.level === 'preschool' ? CHILD_NAMED.exec(raw)?.groups?.['name'] : undefined;
  const name = child ?? NAMED_ABROAD.exec(raw)?.groups?.['name'] ?? (isWord ? undefined : barely);
  return name === undefined ? undefined : reactionTo(context, utterance(`我叫${name}`));
}

/** Whether a clause answers what is open, or tells what is asked when making acquaintance. */
export function answersHere(context: TutorContext): (clause: Utterance) => boolean {
  const { open, talk, words } = context;
  const isFirst = open?.kind === 'question' && open.topic.first;
  const others = isFirst
    ? questionsOf(talk).filter(
        ({ topic, question: { about = 'feeling' } }) => topic.first && ABOUT_ONESELF.has(about),
      )
    : [];
  return (clause) =>
    reactionTo(context, clause) !== undefined ||
    reactionToForeignName(context, clause) !== undefined ||
    others.some(({ question }) => {
      const found = matchAnswers(question.answers, clause, words);
      return found !== undefined && saysWhat(found.slots);
    });
}

type ToldAnswer = {
  readonly question: FoundQuestion;
  readonly replies: readonly Line[];
  readonly slots: Slots;
};

/** 我叫大明，我是巴西人: who makes acquaintance tells at once what would have been asked next. */
export function toldBesides({ open, talk, said, state, words }: TutorContext): ToldAnswer[] {
  if (open?.kind !== 'question' || !open.topic.first) return [];
  const clauses = said.shown.join('').split('，').map(utterance);
  const own = clauses.find((clause) => matchAnswers(open.question.answers, clause, words) !== undefined);
  const others = clauses.filter(
    (clause) => clause !== own && matchAnswers(talk.lines.asides, clause, words) === undefined,
  );
  if (own === undefined || others.length === 0) return [];
  return questionsOf(talk)
    .filter(
      ({ id, topic, question: { about = 'feeling' } }) =>
        topic.id === open.topic.id &&
        ABOUT_ONESELF.has(about) &&
        about !== open.question.about &&
        !state.asked.includes(id) &&
        id !== open.id,
    )
    .flatMap((question) => {
      const found = others
        .map((clause) => matchAnswers(question.question.answers, clause, words))
        .find((hit) => hit !== undefined && saysWhat(hit.slots) && !isSmall(hit));
      return found === undefined ? [] : [{ question, replies: found.answer.replies, slots: found.slots }];
    });
}

/** The clauses of a text, each by itself. */
function clausesIn({ shown }: Utterance): Utterance[] {
  return shown.join('').split('，').map(utterance);
}
