// Who asks on with a word or two means what was said just now: 为什么, 她住在哪儿. It is answered from the same matter, or honestly not.

import type { Line } from '../../../../content/schema/line.ts';
import { isHeld } from '../../../say/shared-moves.ts';
import { whySaid } from '../../../say/stance/view.ts';
import { wordAskedAbout } from '../../../say/uptake/echo.ts';
import { each, same, wordings } from '../../../say/wording.ts';
import type { Draft } from '../../../state/draft.ts';
import type { Leads, TurnContext } from '../../../state/turn-context.ts';
import { type ShortQuestion, shortQuestionIn } from '../../../understand/asked/short-question.ts';
import type { Intent } from '../../../understand/intent.ts';
import { utterance } from '../../../understand/text/utterance.ts';
import type { TutorContext } from '../known/answered.ts';
import { furtherOn, type Matter, matterOf, whoIn } from '../known/matter.ts';
import {
  BECAUSE_I_ASK,
  ENOUGH_OF,
  IN_MY_VIEW,
  NO_REASON,
  NOT_KNOWN_ON,
  NOTHING_AFTER,
  REALLY,
  YOUR_TURN_TO_TELL,
} from './asked-on-lines.ts';

/** Who tells more than this beside it is answered as somebody who tells. */
const LONGEST_BESIDE = 6;

/** Undefined where nothing of the kind is asked, or nobody can tell of what. */
export function askedOn(context: TutorContext, intent: Intent): Iterable<Draft> | undefined {
  if (intent.kind !== 'speech') return undefined;
  const { statement, asked, others } = intent;
  const isBeside =
    (statement?.hanzi ?? 0) > LONGEST_BESIDE || (asked !== undefined && (statement?.latin ?? 0) > 0);
  if (isBeside || others !== undefined) return undefined;
  const short = shortQuestionIn(asked ?? context.said);
  if (short === undefined) return undefined;
  const matter = matterOf(context);
  // What is grave holds the talk, unless the tutor's own life was told.
  if (matter === undefined && isHeld(context)) return undefined;
  const answers = matter === undefined ? ofTheTalk(context, short) : ofMatter(context, matter, short);
  return answers && saidAlone(answers);
}

/** The lines for a short question in another language; empty where nothing of the tutor's life was told just now. */
export function toldOn(context: TurnContext, text: string): readonly Line[] {
  const short = shortQuestionIn(utterance(text));
  const matter = short && matterOf(context);
  return (short && matter && ofMatter(context, matter, short)?.[0]) ?? [];
}

/** Who asks on leads the talk: what is open is not asked in the same breath. */
function* saidAlone(answers: Leads): Generator<Draft> {
  for (const lines of answers) yield { lines, move: 'aside', accepted: undefined, state: {} };
}

function ofMatter(context: TurnContext, matter: Matter, { kind, bare }: ShortQuestion): Leads | undefined {
  const { recent } = context.state;
  const isNew = ({ zh }: Line) => !recent.some((text) => text.includes(zh));
  const all = matter.more.filter(({ say }) => isNew(say));
  const line = all.find(({ to }) => to.some((one) => one === kind))?.say;
  if (kind === 'really')
    return each(wordings(context, REALLY)).map((lines) => (line ? [...lines, line] : lines));
  if (line !== undefined) return [[line]];
  if (kind === 'then') return all[0] === undefined ? each(wordings(context, NOTHING_AFTER)) : [[all[0].say]];
  const further = furtherOn(context, matter, bare);
  if (further !== undefined) return [[further]];
  if (kind === 'why') return each(wordings(context, NO_REASON[context.level]));
  return notKnown(context, matter, bare);
}

function notKnown(context: TurnContext, matter: Matter, bare: string): Leads {
  const { level } = context;
  const who = whoIn(context, matter, bare);
  if (who !== undefined && level !== 'zero')
    return each(wordings(context, ENOUGH_OF[level], { word: same(who) }));
  const word = wordAskedAbout({ ...context, said: utterance(matter.asks[0] ?? '') });
  const lines = wordings(context, NOT_KNOWN_ON[level], word === undefined ? {} : { word: same(word) });
  // What names the matter is said first.
  const isNaming = ({ zh }: Line) => word !== undefined && zh.includes(word);
  return each([...lines.filter(isNaming), ...lines.filter((line) => !isNaming(line))]);
}

/** What was asked was answered by what anybody would say. */
const VIEW = /^(?:advice|own|view|choice|instead)/u;

function ofTheTalk(context: TutorContext, { kind }: ShortQuestion): Leads | undefined {
  const { level, state } = context;
  if (level === 'zero') return undefined;
  const isView = VIEW.test(state.listening.key ?? '');
  const reason = kind === 'why' ? whySaid(context) : undefined;
  if (reason !== undefined) return [[reason]];
  if (kind === 'why') return each(wordings(context, isView ? IN_MY_VIEW[level] : BECAUSE_I_ASK[level]));
  if (kind === 'really') return each(wordings(context, REALLY));
  return kind === 'then' ? each(wordings(context, YOUR_TURN_TO_TELL[level])) : undefined;
}
