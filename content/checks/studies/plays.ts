// Plays and small talk hold together: each goal can be reached, by its own example, and nobody asks two things at once.

import {
  matchAnswers,
  matchAny,
  onlyByLength,
  PatternError,
  type Utterance,
  utterance,
} from '../../../tutor-engine/authoring/index.ts';
import { fileNameOf } from '../../schema/line.ts';
import type { Goal, Play } from '../../schema/talks/play.ts';
import type { Exchange, SmallTalk } from '../../schema/talks/small-talk.ts';
import type { Answer, WordLists } from '../../schema/talks/talk.ts';
import { answerProblems, asking, askingOnce, slotProblems, twice } from '../answers.ts';
import { linesIn, within } from '../lines.ts';

/** `words`: those of the level's talk, which the play's own are added to. Each problem begins with its place. */
export function playProblems(play: Play, words: WordLists, file: string): string[] {
  const place = within(file, 'play');
  const known = { ...words, ...play.words };
  const { opening, goals, asides, facts, things, stock, unclear, waiting, closing } = play;
  const silent = [
    ...linesIn(unclear, within(place, 'unclear')),
    ...linesIn(closing, within(place, 'closing')),
  ];
  return [
    ...askingOnce({ place: within(place, 'opening'), line: opening }, 0),
    ...goals.flatMap((goal) => goalProblems(goal, goals, known, within(place, goal.id))),
    ...asides.flatMap((aside, index) => reactionProblems(aside, known, within(place, `asides/${index}`))),
    ...(stock ?? [])
      .filter((list) => play.words[list] === undefined)
      .map((list) => `${place}: there is no list of words called ${list}`),
    ...asking([
      ...linesIn(facts ?? {}, within(place, 'facts')),
      ...linesIn(things ?? [], within(place, 'things')),
    ]),
    ...asking([...silent, ...linesIn(waiting, within(place, 'waiting'))]),
    ...twice(silent),
  ];
}

function goalProblems(goal: Goal, all: readonly Goal[], words: WordLists, place: string): string[] {
  const { ask, again, reached, partly, together, after = [] } = goal;
  const before = all.slice(0, all.indexOf(goal)).map(({ id }) => id);
  const asksOn = partly.flatMap(({ replies }) => linesIn(replies, within(place, 'partly')));
  const unclear = [
    ...reached.flatMap((answer, index) => reactionProblems(answer, words, within(place, `reached/${index}`))),
    ...partly.flatMap((answer, index) => answerProblems(answer, words, within(place, `partly/${index}`))),
  ];
  return [
    ...after
      .filter((id) => !before.includes(id))
      .map((id) => `${place}: comes after ${id}, which is no goal before it`),
    ...askingOnce({ place: within(place, 'ask'), line: ask }, 0),
    ...askingOnce({ place: within(place, 'again'), line: again }, 0),
    ...asksOn.flatMap((placed) => askingOnce(placed, 0)),
    ...linesIn(together?.replies ?? [], within(place, 'together')).flatMap((line) => slotProblems(line, [])),
    ...(unclear.length > 0 ? unclear : exampleProblems(goal, all, words, place)),
  ];
}

function reactionProblems(answer: Answer, words: WordLists, place: string): string[] {
  return [...answerProblems(answer, words, place), ...asking(linesIn(answer.replies, place))];
}

/** Each whole sentence that is offered as help reaches its goal, not for its length alone, and no other. */
function exampleProblems(
  { id, hint }: Goal,
  all: readonly Goal[],
  words: WordLists,
  place: string,
): string[] {
  const reachedBy = (zh: string) => {
    const said = utterance(zh);
    return all.filter((goal) => safely(() => reaches(goal, said, words))).map((goal) => goal.id);
  };
  const reached = reachedBy(hint.full.zh);
  if (!reached.includes(id)) return [`${place}: the whole sentence does not reach the goal`];
  return [
    ...reached
      .filter((other) => other !== id)
      .map((other) => `${place}: the whole sentence reaches ${other} too`),
    ...(hint.others ?? []).flatMap(({ zh }) => {
      const ids = reachedBy(zh);
      if (!ids.includes(id)) return [`${place}: this other sentence does not reach the goal: ${zh}`];
      return ids
        .filter((one) => one !== id)
        .map((one) => `${place}: this other sentence reaches ${one} too: ${zh}`);
    }),
  ];
}

function reaches({ reached }: Goal, said: Utterance, words: WordLists): boolean {
  const found = matchAnswers(reached, said, words);
  return found !== undefined && !onlyByLength(found.slots);
}

/** False where a pattern cannot be read: that is told on its own. */
export function safely(judge: () => boolean): boolean {
  try {
    return judge();
  } catch (error) {
    if (error instanceof PatternError) return false;
    throw error;
  }
}

/** One topic of small talk. Its `heard` patterns have no slots but the free ones, and its lines have none. */
export function smallTalkProblems({ id, exchanges, reactions }: SmallTalk): string[] {
  const place = `small-talk/${fileNameOf(id)}:`;
  const replies = exchanges.map((exchange) => ({ place: within(place, exchange.id), line: exchange.reply }));
  const backs = exchanges.map((exchange) => ({ place: within(place, exchange.id), line: exchange.back }));
  const reacting = linesIn(reactions, within(place, 'reactions'));
  // By its id, a talk knows again which question it put, whatever the level.
  const ids = exchanges.map(({ id }) => id);
  return [
    ...ids.filter((each, at) => ids.indexOf(each) !== at).map((each) => `${within(place, each)}: twice`),
    ...exchanges.flatMap((exchange) => exchangeProblems(exchange, within(place, exchange.id))),
    ...asking([...replies, ...reacting]),
    ...backs.flatMap((placed) => askingOnce(placed)),
    ...[replies, backs, reacting].flatMap((lines) => twice(lines)),
  ];
}

function exchangeProblems({ heard, reply }: Exchange, place: string): string[] {
  const problems = answerProblems({ match: [...heard], replies: [reply] }, {}, place);
  const silence = utterance('嗯');
  const tooWide = safely(() => matchAny(heard, silence, {}) !== undefined);
  return tooWide ? [...problems, `${place}: is heard in everything`] : problems;
}
