// What is wrong with something that is being written: at which place of its draft, and in which words to say it.

/** What keeps a draft from learners. */
export const FAULTS = [
  'missing',
  'few',
  'many',
  'range',
  'pinyin',
  'hanzi',
  'slotName',
  'slotTwice',
  'pattern',
  'slotUnknown',
  'slotEmpty',
  'slotsUneven',
  'asks',
  'questionMarks',
  'saidTwice',
  'notReached',
  'reachesOther',
  'twice',
  'heavy',
  'neverMet',
  'speakerUnknown',
  'neverSpeaks',
  'pointUnknown',
  'orderTaken',
  'lessonUnknown',
  'unreachable',
  'taughtTwice',
  'subjectUnknown',
  'openingWrong',
  'openingNeedless',
  'bandLevel',
  'elsewhere',
  'wrong',
] as const;
/** What the language core would do otherwise: the admin decides. */
export const ADVICE = [
  'beyondLevel',
  'hardLine',
  'reading',
  'unknownWord',
  'notAName',
  'noGloss',
  'otherLanguage',
  'signs',
  'grammar',
  'bandShare',
  'length',
  'promise',
  'advice',
] as const;

export type ProblemCode = (typeof FAULTS)[number] | (typeof ADVICE)[number];

export type Problem = {
  /** In the draft: `play.goals.0.ask.zh`; empty for the whole. */
  readonly path: string;
  readonly code: ProblemCode;
  /** What the text of the code names: a slot, a number, words. */
  readonly detail: string;
};

export const isFault = ({ code }: Pick<Problem, 'code'>): boolean => FAULTS.some((fault) => fault === code);

/** As much of a schema's complaint (zod) as is told. */
export type SchemaIssue = {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly origin?: unknown;
};

/** A complaint of the content's schema about what was made of the draft. */
export function problemOfIssue(draft: unknown, issue: SchemaIssue): Problem {
  const path = draftPath(draft, issue.path.map(String));
  const isList = issue.origin === 'array';
  if (issue.code === 'too_small' && isList) return { path, code: 'few', detail: String(issue.minimum) };
  if (issue.code === 'too_big' && isList) return { path, code: 'many', detail: String(issue.maximum) };
  if (issue.code === 'too_small' && issue.origin === 'string') return { path, code: 'missing', detail: '' };
  if (issue.code === 'too_small' || issue.code === 'too_big') return { path, code: 'range', detail: '' };
  if (issue.code === 'invalid_key')
    return { path, code: 'slotName', detail: issue.path.map(String).at(-1) ?? '' };
  const field = issue.path.at(-1);
  const text = textAt(draft, path);
  if (text !== undefined && text.trim() === '') return { path, code: 'missing', detail: '' };
  if (field === 'pinyin') return { path, code: 'pinyin', detail: '' };
  if (field === 'zh') return { path, code: 'hanzi', detail: '' };
  return { path, code: 'wrong', detail: '' };
}

type Wording = readonly [RegExp, ProblemCode];

/** How the checks of the content say what they found; the group is what the text names. */
const WORDINGS: readonly Wording[] = [
  [/^nobody knows what \{(.*)\} is$/, 'slotUnknown'],
  [/^\{(.*)\} stays empty$/, 'slotEmpty'],
  [/^uneven slots$/, 'slotsUneven'],
  [/^asks: (.*)$/, 'asks'],
  [/^(\d+) question marks$/, 'questionMarks'],
  [/^said before: (.*)$/, 'saidTwice'],
  [/^the whole sentence does not reach the goal$/, 'notReached'],
  [/^the whole sentence reaches (.*) too$/, 'reachesOther'],
  [/^twice in one list: (.*)$/, 'twice'],
  [/^(stray ".*|"\(" without.*|no ".*" in .*)$/, 'pattern'],
  [/^far beyond .*\((.*)\)$/, 'hardLine'],
  [/ words lie beyond (?:band )?[a-z0-9]+: (.*)$/, 'beyondLevel'],
  [/^(\S+) is to be learned and never met$/, 'neverMet'],
  [/^who is (.*)\?$/, 'speakerUnknown'],
  [/^nobody says: (.*)$/, 'speakerUnknown'],
  [/^(.*) never speaks$/, 'neverSpeaks'],
  [/^there is no grammar point (.*)$/, 'pointUnknown'],
  [/^is number \d+ of \S+, and (\d+) is free$/, 'orderTaken'],
  [/^another text is number (\d+) of band/, 'orderTaken'],
  [/^there is no lesson (.*)$/, 'lessonUnknown'],
  [/^can never be reached$/, 'unreachable'],
  [/^(.* is taught in .*) already$/, 'taughtTwice'],
  [/^there is no (?:topic|scene|role) (.*)$/, 'subjectUnknown'],
  [/^needs no opening$/, 'openingNeedless'],
  [/^(.*) does not ask for /, 'openingWrong'],
  [/^(\d+ of \d+) words are of band/, 'bandShare'],
  [/^(\d+ words of band \d are taught|nobody teaches the point .*)$/, 'promise'],
  [/^band (\d) is none of /, 'bandLevel'],
  [/^has (\d+) characters, not /, 'length'],
  [/^(\S+ is read .*)$/, 'reading'],
  [/^(.*) is (.*) here, and (.*) to the core$/, 'reading'],
  [/^(.*) needs no reason for its pinyin$/, 'reading'],
  [/^(.*) would be taken for a name: /, 'notAName'],
  [/^no dictionary has (.*?): /, 'unknownWord'],
  [/^no (?:Portuguese )?gloss for (.*?): /, 'noGloss'],
  [/^(?:left in|no Chinese|the same in).*?: (.*)$/, 'otherLanguage'],
  [/ should be “(.*?)”: /, 'grammar'],
  [/^(?:a |two |[“”（）()].* without its other half|traditional ).*?: (.*)$/, 'signs'],
];

/** A line of the content's checks, `file:place: what`, as a problem of the draft. */
export function problemOfLine(draft: unknown, line: string): Problem {
  const [, place = '', what = line] = /^[^:]*:(\S*?)(?::? )(.*)$/su.exec(line) ?? [];
  for (const [wording, code] of WORDINGS) {
    const found = wording.exec(what);
    if (found)
      return {
        path: draftPath(draft, place.split('/')) || readingPath(draft, found),
        code,
        detail: detailOf(found),
      };
  }
  return { path: draftPath(draft, place.split('/')), code: 'advice', detail: what };
}

/** What the text names: one thing, or a word with its pinyin there and the core's. */
function detailOf([, named = '', given, core]: RegExpExecArray): string {
  return given === undefined || core === undefined ? named : `${named} ${given} ≠ ${core}`;
}

/** A check of readings names the word alone. */
function readingPath(draft: unknown, [, word, given]: RegExpExecArray): string {
  const words = partOf(draft, 'words');
  if (given === undefined || !isList(words)) return '';
  const index = words.findIndex((each) => partOf(each, 'zh') === word);
  return index < 0 ? '' : `words.${index}.pinyin`;
}

/** Where in the draft a place of the role stands, as far as it can be followed. */
function draftPath(draft: unknown, steps: readonly string[]): string {
  let at: unknown = draft;
  const path: string[] = [];
  const go = (...keys: readonly string[]) => {
    for (const key of keys) {
      at = partOf(at, key);
      path.push(key);
    }
  };
  for (const step of steps) {
    const direct = isList(at) ? indexOf(at, step) : step;
    if (direct !== undefined && partOf(at, direct) !== undefined) {
      go(direct);
      continue;
    }
    // The checks of a play leave out `goals` before a goal and `replies` before a reply.
    const between = ['goals', 'replies'].find((key) => {
      const list = partOf(at, key);
      return isList(list) && indexOf(list, step) !== undefined;
    });
    if (between === undefined) break;
    const list = partOf(at, between);
    go(between, (isList(list) ? indexOf(list, step) : undefined) ?? '0');
  }
  return path.join('.');
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function partOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  // Its own property, as the line before has seen.
  return (value as Readonly<Record<string, unknown>>)[key];
}

/** Of a list's item: named by its id, by the slot that it stands for, or by its index. */
function indexOf(list: readonly unknown[], step: string): string | undefined {
  const named = list.findIndex((item) => partOf(item, 'id') === step || partOf(item, 'slot') === step);
  if (named >= 0) return String(named);
  return /^\d+$/.test(step) && Number(step) < list.length ? step : undefined;
}

function textAt(draft: unknown, path: string): string | undefined {
  const found = path.split('.').reduce<unknown>((at, key) => partOf(at, key), draft);
  return typeof found === 'string' ? found : undefined;
}
