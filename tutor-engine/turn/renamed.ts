// A learner puts their name right: it is taken down, and whatever they say besides is the message.

import type { Line } from '../../content/schema/line.ts';
import { each, same, wordings } from '../say/wording.ts';
import type { Draft } from '../state/draft.ts';
import type { TurnContext } from '../state/turn-context.ts';
import type { RespondInput } from '../state/types.ts';
import { nameCorrected } from '../understand/replies/name-corrected.ts';
import { contextFor } from './context-for.ts';
import type { Objected } from './objected.ts';
import { withToldOpen } from './told-open.ts';

const NOTED: readonly Line[] = [
  {
    zh: '对不起，{name}，我记住了。',
    en: 'Sorry, {name}. Now I have it.',
    pt: 'Desculpe, {name}. Agora guardei.',
  },
];

const NOTED_WISH: readonly Line[] = [
  { zh: '好，{name}，我记住了。', en: 'All right, {name}, I’ll remember.', pt: 'Certo, {name}, guardei.' },
];

/** Whether the name is remembered, which the answer says. */
const REMEMBERED =
  /^[\s，,。.！!]*(?:(?:k{2,}|(?:ha)+h?|rs(?:rs)*|哈+)[\s，,。.！!]*)?[你您]?(?:还|能|会)?记(?:得|住)(?:了|我|我的名字)?[吗么][？?]?/iu;

/** Undefined where no name is put right; who gives one for the first time answers what was asked. */
export function renamedIn(input: RespondInput, context: TurnContext): Objected | undefined {
  const { situation, history } = input;
  const found =
    situation.kind === 'tutor' && situation.persona.level !== 'zero'
      ? nameCorrected(input.learnerText)
      : undefined;
  const isFirst = !history.some(({ by }) => by === 'learner');
  if (found === undefined || isFirst || found.name === context.state.name) return undefined;
  const { name } = found;
  const rest = input.learnerText
    .replace(found.said, ' ')
    .replace(REMEMBERED, ' ')
    .replace(/^[\s，,。.！!]+/u, '');
  const leads = wordings(context, found.isWished === true ? NOTED_WISH : NOTED, { name: same(name) });
  const now = /[\p{L}\p{N}]{2}/u.test(rest) ? contextFor({ ...input, learnerText: rest }) : context;
  const named = withToldOpen({ ...now, state: { ...now.state, name } });
  return {
    context: named,
    answered: (answer) => (now === context ? alone(named, leads) : led(leads, answer(), name)),
  };
}

function* led(leads: readonly Line[], drafts: Iterable<Draft>, name: string): Generator<Draft> {
  for (const draft of drafts)
    yield { ...draft, lines: [...leads.slice(0, 1), ...draft.lines], state: { ...draft.state, name } };
}

function* alone(context: TurnContext, leads: readonly Line[]): Generator<Draft> {
  const { name } = context.state;
  const isAsked = context.open?.kind === 'question' && context.open.question.about === 'name';
  const way = { ...(name !== undefined && { name }), leave: isAsked };
  yield* context.goOn(context, each(leads), { move: 'aside', accepted: undefined }, way);
}
