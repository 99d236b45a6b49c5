// Lets a model's words out piece by piece, as far as they surely hold nothing that a learner must not see.

/** Why words were not shown. */
export type Refusal = 'empty' | 'language' | 'link' | 'role' | 'prompt' | 'markup' | 'length';
/** What may be shown now, or why nothing more may. */
export type Checked = { readonly show: string } | { readonly refused: Refusal };

export type OutputFilter = {
  readonly push: (text: string) => Checked;
  /** At the end, with its last words: what was held back, or why the whole must go. */
  readonly end: (text: string) => Checked;
};

type FilterOptions = {
  /** Whether a word is being explained, which takes some words of another language. */
  readonly explains: boolean;
};

/** UTF-16 units; four sentences and a question have room in it. */
const LONGEST = 400;
/** Latin letters on end, with what stands between them. */
const LATIN_MAX = 40;
const LATIN_MAX_EXPLAINING = 240;
/** A letter or two may be a name or a loan. */
const OTHER_SCRIPTS_MAX = 2;

const LINK =
  /https?:|www\.|[\w.+-]{1,64}@[\w-]+\.\w|\b[a-z0-9-]{2,}\.(?:com|cn|net|org|io|ru|xyz|top|info|me|cc|app|dev|br|co)\b/i;
const MARKUP = /<\/?[a-z!]|!\[|\]\(/i;
/** Phrases by which a model leaves its role, or shows what it was told; in lower case. */
const PHRASES: readonly (readonly [string, Refusal])[] = [
  ...['作为一个ai', '作为ai', '作为一名ai', '作为人工智能', '作为一个人工智能', '作为一名人工智能'].map(role),
  ...['作为一个语言模型', '作为语言模型', '作为一个大语言模型', '作为大语言模型', '我是chatgpt'].map(role),
  ...['我不能扮演', '我无法扮演', '不再扮演', 'as an ai', 'language model', '傻逼', '操你', 'fuck'].map(role),
  ...['系统提示', '系统指令', '我的指令', '我收到的指示', 'system prompt', 'our own teacher'].map(prompt),
  ...['the learner', 'json object', '＜learner', '<learner', '<card'].map(prompt),
];

function role(phrase: string): readonly [string, Refusal] {
  return [phrase, 'role'];
}

function prompt(phrase: string): readonly [string, Refusal] {
  return [phrase, 'prompt'];
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const HAN = /\p{Script=Han}/gu;
const OTHER_SCRIPTS =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/gu;
const LATIN_RUN = /\p{Script=Latin}(?:[^\p{Script=Han}]*\p{Script=Latin})?/gu;
/** What may yet become a link or a tag. */
const OPEN_END = /[a-z0-9@:/._<!\]-]+\s*$/i;

/** What may yet become too long a stretch of another language. */
const OPEN_LATIN = /\p{Script=Latin}[^\p{Script=Han}]*$/u;

export function createOutputFilter({ explains }: FilterOptions): OutputFilter {
  let all = '';
  let shown = 0;

  function check(isWhole: boolean): Checked {
    const refused = refusalOf(all, explains) ?? (isWhole ? refusalOfWhole(all) : undefined);
    if (refused !== undefined) return { refused };
    const until = Math.max(shown, isWhole ? all.length : safeLength(all, explains));
    const show = all.slice(shown, until);
    shown = until;
    return { show };
  }

  return {
    push: (text) => {
      all += text;
      return check(false);
    },
    end: (text) => {
      all += text;
      return check(true);
    },
  };
}

/** Whether a translation that a model made may stand beside its words. */
export function isFit(translation: string): boolean {
  return translation.length <= 2 * LONGEST && !LINK.test(translation) && !MARKUP.test(translation);
}

/** Whether an explanation may be shown, which says more about language than an answer does; at most 2000 UTF-16 units. */
export function isFitHelp(text: string): boolean {
  const lower = text.toLowerCase();
  const leaks = PHRASES.some(([words]) => words !== 'the learner' && lower.includes(words));
  return text.trim() !== '' && text.length <= 5 * LONGEST && !LINK.test(text) && !MARKUP.test(text) && !leaks;
}

function refusalOf(text: string, explains: boolean): Refusal | undefined {
  if (text.length > LONGEST) return 'length';
  if (LINK.test(text)) return 'link';
  if (MARKUP.test(text)) return 'markup';
  const lower = text.toLowerCase();
  const phrase = PHRASES.find(([words]) => lower.includes(words));
  if (phrase) return phrase[1];
  return isOtherLanguage(text, explains) ? 'language' : undefined;
}

function refusalOfWhole(text: string): Refusal | undefined {
  if (text.trim() === '') return 'empty';
  return count(text, HAN) === 0 ? 'language' : undefined;
}

function isOtherLanguage(text: string, explains: boolean): boolean {
  if (count(text, OTHER_SCRIPTS) > OTHER_SCRIPTS_MAX) return true;
  const most = explains ? LATIN_MAX_EXPLAINING : LATIN_MAX;
  return (text.match(LATIN_RUN) ?? []).some((run) => count(run, /\p{Script=Latin}/gu) > most);
}

/** How much of the text cannot become anything else by what follows it. */
function safeLength(text: string, explains: boolean): number {
  // Until something Chinese has come, it may be all in another language.
  if (count(text, HAN) === 0) return 0;
  const lower = text.toLowerCase();
  const begun = Math.max(0, ...PHRASES.map(([phrase]) => begunLength(lower, phrase)));
  const open = OPEN_END.exec(text)?.[0].length ?? 0;
  const latin = explains ? 0 : (OPEN_LATIN.exec(text)?.[0].length ?? 0);
  return text.length - Math.max(begun, open, latin);
}

/** How many characters at the end of the text are the beginning of the phrase. */
function begunLength(text: string, phrase: string): number {
  for (let length = Math.min(phrase.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(phrase.slice(0, length))) return length;
  }
  return 0;
}
