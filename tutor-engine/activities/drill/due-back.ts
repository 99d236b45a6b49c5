// A word that is due comes back in what is said anyway: in a question that has it, else by asking for a sentence with it.

import { each, pairs, same, setLines } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import type { Move } from '../../state/move.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { DueWord } from '../../state/types.ts';
import { intentOf } from '../../understand/intent.ts';
import { standsIn } from '../../understand/text/stands-in.ts';
import { utterance } from '../../understand/text/utterance.ts';
import { askingOf } from '../small-talk/bank.ts';
import { type AskedWord, glossed } from './drill.ts';

/** After so many turns without one, the next brings one back. */
const WITHIN = 2;
/** Who asked, who needs help and who chats gets that. */
const MAY_BRING: ReadonlySet<Move> = new Set(['praise-and-ask', 'ask']);

/**
 * The drafts; where it is time, with a word that is due in place of what would have been asked. `isKept` says of a draft
 * that what it asks stays.
 */
export function* withDueWord(
  context: TurnContext,
  drafts: Iterable<Draft>,
  isKept: (draft: Draft) => boolean,
): Generator<Draft> {
  const word = nextDue(context);
  for (const draft of drafts) {
    const said = wordSaid(context, draft);
    if (word !== undefined && said === undefined && mayBring(context, draft) && !isKept(draft))
      yield* broughtBack(context, draft, word);
    yield said === undefined || draft.state.drill?.word !== undefined
      ? draft
      : withDone(context, draft, said);
  }
}

/** Level zero brings its words back by its own steps; 再见 comes back when one parts. */
function nextDue({ setting, state: { drill }, said, level }: TurnContext): AskedWord | undefined {
  if (level === 'zero' || setting.situation.kind === 'play' || drill.since < WITHIN) return undefined;
  const { lexicon } = setting.core;
  return setting.due
    .filter(({ zh }) => !drill.done.includes(zh) && !standsIn(lexicon, said.raw, zh))
    .filter(({ zh }) => intentOf(utterance(zh)).kind !== 'goodbye')
    .map((word) => glossed(word, setting))
    .find((word) => word !== undefined);
}

/** A word that is due and stands in what is said. */
function wordSaid({ setting, state: { drill } }: TurnContext, { lines }: Draft): DueWord | undefined {
  return setting.due.find(
    ({ zh }) => !drill.done.includes(zh) && lines.some((line) => standsIn(setting.core.lexicon, line.zh, zh)),
  );
}

function mayBring({ state }: TurnContext, draft: Draft): boolean {
  if (!MAY_BRING.has(draft.move) || draft.end !== undefined || draft.isNoLesson === true) return false;
  const { grave, seeks } = draft.state.listening ?? state.listening;
  // Only the talk's own next question gives way, never one about what was told.
  return (draft.state.listening?.grave ?? grave) === undefined && seeks === undefined;
}

/** What is said stays; its question gives way to one with the word, and waits where it is the talk's own. */
function* broughtBack(context: TurnContext, draft: Draft, word: AskedWord): Generator<Draft> {
  const { smallTalk, drill } = context.state;
  const said = draft.lines.filter(({ zh }, at) => at < draft.lines.length - 1 || !zh.endsWith('？'));
  const done = [...drill.done, word.zh];
  const kept = { ...draft.state, listening: withoutQuestion(context, draft) };
  const { core, smallTalk: bank } = context.setting;
  for (const { id, topic, exchange } of askingOf(bank, context.level, (zh) =>
    standsIn(core.lexicon, zh, word.zh),
  ))
    if (!smallTalk.used.includes(id))
      yield {
        ...draft,
        lines: [...said, exchange.back],
        state: {
          ...kept,
          smallTalk: { topic: topic.id, turns: 1, used: [...smallTalk.used, id] },
          drill: { tries: 0, done, since: 0 },
        },
      };
  const asking = setLines(context, 'drill', { word: same(word.zh), gloss: word.gloss });
  for (const lines of pairs([said], each(asking)))
    yield {
      ...draft,
      lines,
      move: 'drill',
      state: {
        ...kept,
        smallTalk: { turns: 0, used: smallTalk.used },
        drill: { word: word.zh, tries: 0, done, since: 0 },
      },
    };
}

/** The question of the draft was not put after all. */
function withoutQuestion({ state }: TurnContext, draft: Draft): TurnContext['state']['listening'] {
  const { used, about, lost } = draft.state.listening ?? state.listening;
  return { depth: 0, used, ...(about !== undefined && { about }), ...(lost !== undefined && { lost }) };
}

function withDone({ state: { drill } }: TurnContext, draft: Draft, { zh }: DueWord): Draft {
  const memory = draft.state.drill ?? drill;
  return { ...draft, state: { ...draft.state, drill: { ...memory, done: [...memory.done, zh], since: 0 } } };
}
