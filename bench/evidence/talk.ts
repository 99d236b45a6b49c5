// One talk of a scripted learner with the embedded teacher, turn by turn as the server takes it: due words are read anew
// before each answer, and what the turn leaves in the log moves them at once.

import { segment } from '../../chinese/words/index.ts';
import { dueWords } from '../../features/study/domain/index.ts';
import { turnFact } from '../../features/tutor-chat/domain/index.ts';
import type { ReadingOf } from '../../kit/server/chinese/reading.ts';
import { type Message, open, respond, type Setting, type Turn } from '../../tutor-engine/index.ts';
import type { Learner, Stage } from '../../tutor-engine/learners/index.ts';
import { type Memories, SCHEDULING } from './memories.ts';
import type { StockWord } from './word-stock.ts';

const TURNS = 10;
const TURN_MS = 45_000;
/** No talk comes to more words than these (`tutor-chat`). */
const DUE_MAX = 12;

/** What the script did with one of the learner's words, whatever the teacher made of it. */
export type Action = {
  readonly word: StockWord;
  readonly kind: 'used' | 'missed' | 'asked';
  readonly at: number;
  /** The cards as they were just before. */
  readonly before: ReturnType<Memories['cardsOf']>;
};

export type Talk = {
  readonly setting: Setting;
  readonly stage: Stage;
  readonly learner: Learner;
  readonly memories: Memories;
  readonly readingOf: ReadingOf;
  readonly random: () => number;
  readonly startsAt: number;
};

type LearnerMessage = ReturnType<Learner['say']>;
type NextMessage = LearnerMessage & { readonly action?: Pick<Action, 'word' | 'kind'> };

/** Writes into the talk's memories; gives what the learner did, in order. */
export function holdTalk(talk: Talk): Action[] {
  const history: Message[] = [];
  const actions: Action[] = [];
  let heard: Turn = open(talk.setting);
  let refused: StockWord | undefined;
  hear(history, heard);
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const at = talk.startsAt + turn * TURN_MS;
    const { action, ...said } = sayNext(talk, { heard, turn, refused });
    const before = action && talk.memories.cardsOf(action.word.zh);
    // What the teacher has said before is no knowledge.
    const isUnaided = action?.kind !== 'used' || !history.some(isSaidBy('tutor', action.word.zh));
    heard = take(talk, { history, said, at });
    // Not saying the word is a miss once the teacher has let it go.
    const isMissed = action?.kind !== 'missed' || refused?.zh === action.word.zh;
    refused = action?.kind === 'missed' && !isMissed ? action.word : undefined;
    if (action && before && isMissed && isUnaided) actions.push({ ...action, at, before });
  }
  return actions;
}

function hear(history: Message[], turn: Turn): void {
  history.push({ by: 'tutor', text: turn.text, memory: JSON.parse(JSON.stringify(turn.memory)) });
}

const isSaidBy =
  (who: Message['by'], word: string) =>
  ({ by, text }: Message): boolean =>
    by === who && text.includes(word);

type TurnInput = { readonly history: Message[]; readonly said: LearnerMessage; readonly at: number };

function take({ setting, stage, memories, readingOf }: Talk, { history, said, at }: TurnInput): Turn {
  const { text, helped } = said;
  const cards = memories.cards();
  const due = dueWords(cards, at, SCHEDULING.model)
    .slice(0, DUE_MAX)
    .flatMap(
      (card) => memories.words.find(({ zh, reading }) => zh === card.word && reading === card.reading) ?? [],
    );
  const kept = new Set(cards.map(({ word }) => word));
  const own = segment(setting.core.lexicon, text)
    .map((word) => word.text)
    .filter((word) => kept.has(word));
  const turn = respond({
    ...setting,
    due,
    own,
    history: [...history],
    learnerText: text,
    ...(helped && { helped }),
  });
  const source = { situation: setting.situation, due, subject: stage.name, text, readingOf };
  for (const recorded of turn.recorded) memories.note(turnFact(source, recorded), at);
  history.push({ by: 'learner', text });
  hear(history, turn);
  return turn;
}

type Moment = { readonly heard: Turn; readonly turn: number; readonly refused: StockWord | undefined };

/** Says a sentence with a word of theirs, does not know it, asks about it, or goes on with the talk. */
function sayNext(talk: Talk, { heard, turn, refused }: Moment): NextMessage {
  const { memories, random } = talk;
  const dice = random();
  const asked = memories.words.find(({ zh }) => heard.text.includes(`“${zh}”`));
  const one = asked ?? memories.words[Math.floor(random() * memories.words.length)];
  if (one === undefined) return goOn(talk, heard, turn);
  if (asked !== undefined && (refused?.zh === asked.zh || dice < 0.25))
    return { text: '嗯。', action: { word: asked, kind: 'missed' } };
  if (dice < (asked ? 0.7 : 0.5)) return sentenceWith(one, random);
  if (dice < (asked ? 0.85 : 0.6))
    return { text: `“${one.zh}”是什么意思？`, action: { word: one, kind: 'asked' } };
  return goOn(talk, heard, turn);
}

function sentenceWith(word: StockWord, random: () => number): NextMessage {
  const text = word.sentences[Math.floor(random() * word.sentences.length)] ?? '';
  return { text, action: { word, kind: 'used' } };
}

/** As the script of this learner has it. */
function goOn({ stage, learner, random }: Talk, heard: Turn, turn: number): NextMessage {
  const dice = (sides: number) => Math.floor(random() * Math.max(1, sides));
  return learner.say({ stage, level: learner.level, turn, heard, reached: [], waiting: 1, dice });
}
