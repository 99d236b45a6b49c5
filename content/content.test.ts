// The shipped content is whole, and the checks that say so notice when it is not.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { linesIn } from './checks/lines.ts';
import { ContentError, loadContent, shippedContent } from './load.ts';
import { problemsIn } from './problems.ts';
import type { Content } from './schema/content.ts';
import { LEVELS } from './schema/levels.ts';

const content = shippedContent();
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function folderWith(path: string, text: string): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(root);
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return root;
}

// That the shipped content passes the checks is held by the check `content` of `npm run check`.
describe('the shipped content', () => {
  it.each(LEVELS)('has two tutors and a talk of at least four topics for %s', (level) => {
    expect(content.personas.filter((persona) => persona.level === level).length).toBeGreaterThanOrEqual(2);
    expect(content.talks.find((talk) => talk.level === level)?.topics.length).toBeGreaterThanOrEqual(4);
  });

  it('has ids that are unique', () => {
    const ids = content.personas.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { topics } of content.talks) {
      const questions = topics.flatMap((topic) => topic.questions.map(({ id }) => `${topic.id}.${id}`));
      expect(new Set(questions).size).toBe(questions.length);
    }
  });

  it('translates: no Chinese line stands in for its English or Portuguese', () => {
    const lines = linesIn(content.talks, 'talks:').map(({ line }) => line);
    expect(lines.filter(({ en, pt }) => /\p{Script=Han}/u.test(en + pt))).toEqual([]);
  });
});

describe('the checks', () => {
  /** What the cases below spoil: all content for each case would only take longer. */
  const small: Content = {
    ...content,
    talks: content.talks.filter(({ level }) => level === 'preschool'),
    words: [],
    lessons: [],
    texts: [],
    scenarios: [],
    smallTalk: [],
    roles: [],
    packs: [],
    films: [],
  };

  it('find nothing in what is as it was', () => {
    expect(problemsIn(small)).toEqual([]);
  });

  function spoilt(change: (copy: Draft) => void): string[] {
    const copy: Draft = JSON.parse(JSON.stringify(small));
    change(copy);
    return problemsIn(copy);
  }

  it.each<[string, RegExp, (copy: Draft) => void]>([
    [
      'a level without a tutor for a language',
      /no beginner tutor explains in pt/,
      (copy) => {
        copy.personas = copy.personas.filter(
          ({ level, explains }) => level !== 'beginner' || !explains.includes('pt'),
        );
      },
    ],
    [
      'a line said twice by one tutor',
      /said before/,
      (copy) => {
        const persona = at(copy.personas, 0);
        persona.phrases.push({ ...at(persona.greeting, 0) });
      },
    ],
    [
      'a second question in a reply',
      /asks: /,
      (copy) => {
        at(firstAnswer(copy).replies, 0).zh += '你呢？';
      },
    ],
    [
      'a pattern that cannot be read',
      /"\(" without "\)"/,
      (copy) => {
        firstAnswer(copy).match.push('(喜欢');
      },
    ],
    [
      'a slot of no list',
      /nobody knows what \{planet\} is/,
      (copy) => {
        firstAnswer(copy).match.push('{planet}');
      },
    ],
    [
      'a gloss that makes a man of the learner',
      /fits men only/,
      (copy) => {
        at(firstAnswer(copy).replies, 0).pt = 'Você deve estar muito cansado.';
      },
    ],
    [
      'a gloss that makes a man of any tutor',
      /fits men only/,
      (copy) => {
        at(firstAnswer(copy).replies, 0).pt = 'Também sou professor.';
      },
    ],
    [
      'two endings in brackets',
      /cannot be read aloud/,
      (copy) => {
        at(firstAnswer(copy).replies, 0).pt = 'Boas-vindas, cansado(a)!';
      },
    ],
    [
      'a slot with a telegram behind it',
      /reads like a telegram/,
      (copy) => {
        const [uptake] = copy.frames.predicates.flatMap(({ uptakes }) => uptakes);
        if (uptake !== undefined) at(uptake.lines, 0).pt = '{person}: que susto.';
      },
    ],
    [
      'a slot that only one language has',
      /uneven slots/,
      (copy) => {
        at(firstAnswer(copy).replies, 0).en = 'Fine.';
      },
    ],
    [
      'an example that is no answer',
      /the example does not answer/,
      (copy) => {
        firstQuestion(copy).hint.full.zh = '今天星期一。';
      },
    ],
    [
      'a tutor who cannot answer "and you?"',
      /cannot answer "and you\?"/,
      (copy) => {
        for (const persona of copy.personas) delete persona.facts.color;
      },
    ],
  ])('notice %s', (_, problem, change) => {
    expect(spoilt(change).join('\n')).toMatch(problem);
  });
});

describe('a mistake in a file', () => {
  it('is told with the file and the place', () => {
    const root = folderWith(
      'personas/ghost.json',
      JSON.stringify({ ...at(content.personas, 0), picture: { hue: 500 } }),
    );
    expect(() => loadContent(root)).toThrow(ContentError);
    expect(() => loadContent(root)).toThrow(/personas\/ghost\.json[\s\S]*picture\.hue/);
  });

  it('is told when the file is no JSON', () => {
    expect(() => loadContent(folderWith('personas/half.json', '{ "id": '))).toThrow(
      /personas\/half\.json is no JSON/,
    );
  });

  it.each(['personas/notes.txt', 'talks/expert/lines.json', 'songs.json'])(
    'is told when no kind has %s',
    (path) => {
      expect(() => loadContent(folderWith(path, '{}'))).toThrow(`${path} is of no kind that is read`);
    },
  );

  it('is told when its name is not its id', () => {
    const role = JSON.stringify(at(content.roles, 0));
    expect(() => loadContent(folderWith('roles/ghost.json', role))).toThrow(/roles\/ghost\.json has the id/);
  });

  it.each(['words', 'lessons', 'scenarios', 'roles', 'packs'])('is told for %s too', (kind) => {
    expect(() => loadContent(folderWith(`${kind}/ghost.json`, '{ "zh": "鬼" }'))).toThrow(
      new RegExp(`^${kind}/ghost\\.json`),
    );
  });
});

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends object | undefined ? Mutable<T[K]> : T[K] };
type Draft = Mutable<Content>;

function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`nothing at ${index}`);
  return item;
}

function firstQuestion(copy: Draft) {
  const topic = copy.talks
    .find(({ level }) => level === 'preschool')
    ?.topics.find(({ id }) => id === 'colors');
  return at(topic?.questions ?? [], 0);
}

/** The answer that refuses a colour, whose reply names it. */
function firstAnswer(copy: Draft) {
  return at(firstQuestion(copy).answers, 0);
}
