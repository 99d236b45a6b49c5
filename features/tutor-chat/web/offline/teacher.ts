// The embedded teacher in the page, with what it talks about: a chunk of its own, fetched while there is a connection.

import type { Frames } from '../../../../content/schema/content.ts';
import type { Level } from '../../../../content/schema/levels.ts';
import type { Line } from '../../../../content/schema/line.ts';
import type { Biography } from '../../../../content/schema/listening/biography.ts';
import type { Persona } from '../../../../content/schema/people/persona.ts';
import type { Phrase } from '../../../../content/schema/talks/phrasebook.ts';
import type { SmallTalk } from '../../../../content/schema/talks/small-talk.ts';
import type { Talk as TalkContent } from '../../../../content/schema/talks/talk.ts';
import type { GlossedWord } from '../../../../content/schema/word.ts';
import { loadInputMethod } from '../../../../kit/web/language-core/input-method.ts';
import { loadLanguageCore } from '../../../../kit/web/language-core/load.ts';
import { isHurt, type Situation } from '../../../../tutor-engine/index.ts';
import type { HintStep } from '../../../../tutor-engine/state/help.ts';
import type { OfflineTurn, SituationView } from '../../domain/index.ts';
import type { TalkSource } from '../../domain/turn/compute-turn.ts';
import {
  computeOfflineTurn,
  offlineHelp,
  offlineOpening,
  offlineSuggestions,
} from '../../domain/turn/offline-turn.ts';
import type { OfflineCopy, Waiting } from './stored-talks.ts';

type Words = Parameters<typeof computeOfflineTurn>[2];

export type Teacher = {
  /** The first words of a talk that is only just beginning. */
  readonly open: (talk: TalkSource['talk']) => ReturnType<typeof offlineOpening>;
  readonly take: (copy: OfflineCopy, waiting: Waiting, words: Words) => OfflineTurn;
  /** Null where nothing is open that could be helped with. */
  readonly help: (copy: OfflineCopy, waiting: Waiting, step: HintStep) => Line | null;
  /** Answers to choose from; empty where nothing is asked. */
  readonly suggest: (copy: OfflineCopy, waiting: Waiting) => readonly Line[];
  /** Whether somebody tells of a loss or a need. */
  readonly isHurt: (text: string) => boolean;
};

const levelOf = (situation: SituationView): Level =>
  situation.kind === 'tutor' ? situation.persona.level : situation.level;

/** Rejects when something of it cannot be fetched. What the page showed before, the browser still has. */
export async function openTeacher(situation: SituationView): Promise<Teacher> {
  const level = levelOf(situation);
  const [{ lexicon }, inputMethod, content, frames, biography, { smallTalk, glossed, phrases }] =
    await Promise.all([
      loadLanguageCore(),
      loadInputMethod(),
      readFile<TalkContent>(`${level}.json`),
      readFile<Frames>(`frames-${level}.json`),
      situation.kind === 'tutor'
        ? readFile<Biography | null>(`biography-${situation.persona.id}.json`)
        : null,
      readFile<Common>('common.json'),
    ]);
  const situationOf = (view: SituationView): Situation =>
    view.kind === 'tutor'
      ? { ...view, talk: content, biography: biography ?? undefined }
      : { ...view, talk: content };
  const core = {
    lexicon,
    inputMethod,
    phrases,
    frames,
    glossed: new Map(glossed.map((word) => [word.zh, word])),
  };
  const sourceOf = ({ page, situation: copy, snapshot }: OfflineCopy): TalkSource => ({
    talk: page.talk,
    situation: situationOf(copy),
    due: snapshot.due,
    facts: snapshot.facts,
    smallTalk,
    core,
  });
  return {
    open: (begun) =>
      offlineOpening({ talk: begun, situation: situationOf(situation), due: [], smallTalk, core }),
    take: (copy, waiting, words) => computeOfflineTurn(sourceOf(copy), baseOf(copy, waiting), words),
    help: (copy, waiting, step) => offlineHelp(sourceOf(copy), baseOf(copy, waiting), step),
    isHurt: (text) => isHurt(core, text),
    suggest: (copy, waiting) => offlineSuggestions(sourceOf(copy), baseOf(copy, waiting)),
  };
}

function baseOf({ page, snapshot }: OfflineCopy, { turns, hints }: Waiting) {
  const { goals, ended } = page;
  return { said: snapshot.said, progress: { goals, ended }, turns, hints };
}

/** One of the tutors that newcomers meet first, of whom the page has files. */
export const readPersona = (id: string): Promise<Persona> => readFile<Persona>(`tutor-${id}.json`);

type Common = {
  readonly smallTalk: readonly SmallTalk[];
  readonly glossed: readonly GlossedWord[];
  readonly phrases: readonly Phrase[];
};

async function readFile<Content>(name: string): Promise<Content> {
  const url = `${import.meta.env.YULU_TEACHING}/${name}`;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  // The build of the same version wrote the file from checked content.
  return (await answer.json()) as Content;
}
