// What the schemas cannot say about content: a list of mistakes, each with its place, empty when all is well.

import { LOCALES } from '../kit/core/locale.ts';
import { matchAnswers, onlyByLength, utterance } from '../tutor-engine/authoring/index.ts';
import { answerProblems, asking, askingOnce, slotProblems, twice } from './checks/answers.ts';
import { frameProblems } from './checks/frames.ts';
import {
  IN_MANNER,
  IN_ROLE,
  idiomsPlace,
  linesIn,
  TOLD,
  topicPlace,
  URGENT,
  within,
} from './checks/lines.ts';
import { phrasebookProblems } from './checks/phrasebook.ts';
import { portugueseProblems } from './checks/portuguese.ts';
import { studyProblems } from './checks/studies/studies.ts';
import { tutorAnswerProblems } from './checks/tutor-answers.ts';
import type { Content } from './schema/content.ts';
import { LEVELS } from './schema/levels.ts';
import type { Persona } from './schema/people/persona.ts';
import type { LineKind, Question, Talk, Topic } from './schema/talks/talk.ts';

/** Slots that the teacher fills in a set line; every other set line has none. */
const LINE_SLOTS: Partial<Readonly<Record<LineKind, readonly string[]>>> = {
  foreignWord: ['said', 'word'],
  spelling: ['word', 'pinyin'],
  meaning: ['word', 'gloss'],
  sayPieces: ['words'],
  meaningSentence: ['sentence', 'gloss'],
  use: ['word', 'gloss'],
  say: ['said', 'word'],
  topicUnknown: ['topics'],
  recast: ['right'],
  inChinese: ['right'],
  demonstrate: ['sentence'],
  ownName: ['partner'],
  cancelled: ['thing'],
  changed: ['thing', 'other'],
  recap: ['things'],
  allergy: ['thing'],
  allergySafe: ['thing'],
  added: ['thing'],
  heardAs: ['word'],
  rightly: ['right'],
  have: ['things'],
  haveNot: ['thing', 'things'],
  unsureOf: ['word'],
  drill: ['word', 'gloss'],
  drillAgain: ['word'],
  drillThing: ['word', 'gloss'],
  drillAction: ['word', 'gloss'],
  drillQuality: ['word', 'gloss'],
  drillOther: ['word', 'gloss'],
};

/** Each problem is one line that begins with its place. */
export function problemsIn(content: Content): string[] {
  const { personas, talks } = content;
  return [
    ...levelsWithoutTutor(personas),
    ...personas.flatMap((persona) => personaProblems(persona)),
    ...talks.flatMap((talk) => talkProblems(talk, personas)),
    ...inRoleProblems(talks),
    ...inMannerProblems(talks),
    ...toldProblems(talks),
    ...urgentProblems(talks),
    ...studyProblems(content),
    ...phrasebookProblems(content),
    ...frameProblems(content.frames),
    ...tutorAnswerProblems(content.frames),
    ...portugueseProblems(content),
  ];
}

function levelsWithoutTutor(personas: readonly Persona[]): string[] {
  return LEVELS.flatMap((level) => {
    const tutors = personas.filter((persona) => persona.level === level);
    return LOCALES.filter((locale) => !tutors.some(({ explains }) => explains.includes(locale))).map(
      (locale) => `no ${level} tutor explains in ${locale}`,
    );
  });
}

function personaProblems(persona: Persona): string[] {
  const lines = linesIn(persona, `personas/${persona.id}.json:`);
  return [...twice(lines), ...asking(lines), ...lines.flatMap((placed) => slotProblems(placed, []))];
}

/** Kinds of lines that end in a question; no other set line holds one. */
const ASKING_KINDS: ReadonlySet<string> = new Set([
  'over',
  'sayAgain',
  'stayAsk',
  'mournAsk',
  'adviceAsk',
  'storyAsk',
  'opinionAsk',
  'badAsk',
  'goodAsk',
  'planAsk',
] satisfies readonly LineKind[]);

function talkProblems(talk: Talk, personas: readonly Persona[]): string[] {
  const tutors = personas.filter(({ level }) => level === talk.level);
  const { asides, ...lines } = talk.lines;
  const linesThat = (areAsking: boolean) =>
    Object.fromEntries(Object.entries(lines).filter(([kind]) => ASKING_KINDS.has(kind) === areAsking));
  const [asked, said] = [linesThat(true), linesThat(false)];
  const file = `talks/${talk.level}/lines.json:`;
  const setLines = [...linesIn(said, file), ...linesIn(asides, `${file}asides`)];
  return [
    ...twice([...setLines, ...linesIn(asked, file)]),
    ...asking(setLines),
    ...linesIn(asked, file).flatMap((placed) => askingOnce(placed)),
    ...Object.entries(lines).flatMap(([kind, list]) =>
      linesIn(list, `${file}${kind}`).flatMap((placed) => slotProblems(placed, slotsOf(kind))),
    ),
    ...asides.flatMap((answer, index) => answerProblems(answer, talk.words, `${file}asides/${index}`)),
    ...talk.topics.flatMap((topic) => topicProblems(topic, talk, tutors)),
    ...idiomProblems(talk),
  ];
}

/** Nobody is asked for what stands in the question, and no case gives away another idiom. */
function idiomProblems({ idioms, level }: Talk): string[] {
  const place = idiomsPlace(level);
  return idioms.flatMap(({ id, idiom, case: told, hint, why }) => [
    ...asking(linesIn([told, hint, why], within(place, id))),
    ...[told, hint]
      .filter(({ zh }) => idioms.some((other) => zh.includes(other.idiom.zh)))
      .map(({ zh }) => `${within(place, id)}: names an idiom: ${zh}`),
    ...([...idiom.zh].length === 4 ? [] : [`${within(place, id)}: ${idiom.zh} has not four characters`]),
  ]);
}

/** The same at every level, so looked at once; what a character answers in passing asks nothing. */
function inRoleProblems([talk]: readonly Talk[]): string[] {
  const answers = talk?.inRole ?? [];
  const lines = linesIn(answers, IN_ROLE);
  return [
    ...twice(lines),
    ...asking(lines),
    ...answers.flatMap((answer, index) =>
      answerProblems(answer, talk?.words ?? {}, within(IN_ROLE, `${index}`)),
    ),
  ];
}

/** Only `more` asks anything, and nothing is filled in. */
function inMannerProblems([talk]: readonly Talk[]): string[] {
  return Object.entries(talk?.inManner ?? {}).flatMap(([manner, shapes]) => {
    const lines = linesIn(shapes, within(IN_MANNER, manner));
    const [asks, others] = [true, false].map((isMore) =>
      lines.filter(({ place }) => place.includes('/more/') === isMore),
    );
    return [
      ...twice(lines),
      ...asking(others ?? []),
      ...(asks ?? []).flatMap((placed) => askingOnce(placed)),
      ...lines.flatMap((placed) => slotProblems(placed, [])),
    ];
  });
}

/** Asks nothing; whoever has no {who} or {thing} to put in is never told of one. */
function toldProblems([talk]: readonly Talk[]): string[] {
  return (talk?.told ?? []).flatMap(({ id, when, said }) => {
    const lines = linesIn(said, within(TOLD, id));
    const { match = [], predicates = [], nouns = [], together = false } = when;
    const isOfSomething = match.length + predicates.length + nouns.length > 0 || together;
    return [
      ...(isOfSomething ? [] : [`${within(TOLD, id)}: nothing tells it`]),
      ...asking(lines),
      ...lines.flatMap((placed) => slotProblems(placed, ['who', 'thing'])),
    ];
  });
}

/** Said at once wherever it happens: asks nothing, and has nothing to fill in. */
function urgentProblems([talk]: readonly Talk[]): string[] {
  return Object.entries(talk?.urgent?.said ?? {}).flatMap(([id, said]) => {
    const lines = linesIn(said, within(URGENT, id));
    const isSaid = said.anybody !== undefined;
    return [
      ...(isSaid ? [] : [`${within(URGENT, id)}: anybody says nothing`]),
      ...asking(lines),
      ...lines.flatMap((placed) => slotProblems(placed, [])),
    ];
  });
}

function slotsOf(kind: string): readonly string[] {
  return Object.entries(LINE_SLOTS).find(([name]) => name === kind)?.[1] ?? [];
}

function topicProblems(topic: Topic, talk: Talk, tutors: readonly Persona[]): string[] {
  const place = topicPlace(talk.level, topic.id);
  return [
    ...asking(linesIn(topic.open, within(place, 'open'))),
    ...topic.questions.flatMap((question) =>
      questionProblems(question, talk, tutors, within(place, question.id)),
    ),
  ];
}

function questionProblems(
  question: Question,
  talk: Talk,
  tutors: readonly Persona[],
  place: string,
): string[] {
  const { about, ask, again, answers, hint } = question;
  // At level zero a word is said after the teacher, and it may be a question that is learnt.
  const isDrill = talk.level === 'zero';
  const silent = tutors.filter(({ facts }) => about !== undefined && facts[about] === undefined);
  const replies = linesIn(
    answers.map((answer) => answer.replies),
    `${place}/answers`,
  );
  const unclear = answers.flatMap((answer, index) =>
    answerProblems(answer, talk.words, `${place}/answers/${index}`),
  );
  return [
    ...silent.map(({ id }) => `${place}: ${id} cannot answer "and you?" about ${about}`),
    ...askingOnce({ place: `${place}/ask`, line: ask }, isDrill ? 0 : 1),
    ...askingOnce({ place: `${place}/again`, line: again }, 0),
    ...asking([...replies, ...(isDrill ? [] : linesIn([hint.start, hint.full], `${place}/hint`))]),
    ...twice(replies),
    ...(unclear.length > 0 ? unclear : exampleProblems(question, talk, place)),
  ];
}

/** A whole sentence that is offered as help must itself be accepted, and not for its length alone. */
function exampleProblems({ answers, hint }: Question, talk: Talk, place: string): string[] {
  return [hint.full, ...(hint.others ?? [])].flatMap(({ zh }) => {
    // Any name and any country will do where the learner's own is put in.
    const found = matchAnswers(
      answers,
      utterance(zh.replaceAll('{name}', 'Tom').replaceAll('{homeland}', '法国')),
      talk.words,
    );
    return found === undefined || onlyByLength(found.slots)
      ? [`${place}: the example does not answer the question: ${zh}`]
      : [];
  });
}
