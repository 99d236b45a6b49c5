// Which field of a kind of notes is the word, its reading, what it means, a sentence: told by the field as a whole and by
// its name, since a single meaning may hold Chinese characters, and a single sentence none.

import { hasPicture, isPinyin, isWord, plainText, spells } from './field-text.ts';

/** Places of fields; undefined where the notes have none. */
export type FieldRoles = {
  readonly word: number | undefined;
  readonly pinyin: number | undefined;
  readonly meaning: number | undefined;
  readonly sentence: number | undefined;
  /** All that hold a Chinese word, such as its traditional form. */
  readonly words: readonly number[];
  /** All that hold sentences. */
  readonly sentences: readonly number[];
  /** Those that never say or show anything, such as a recording. */
  readonly mute: readonly number[];
};

/** `spelling`: pinyin without tones, which might be a word of any language. */
const KINDS = ['word', 'pinyin', 'spelling', 'chinese', 'other', 'picture'] as const;
type Kind = (typeof KINDS)[number];
type Counts = Record<Kind, number>;

const SENTENCE = /sentence|example|context|例句|句子|frase|exemplo/i;
const PINYIN = /pinyin|拼音|pronunc|pron[uú]ncia|reading|romani[sz]/i;
const MEANING =
  /meaning|english|definition|translation|gloss|意思|释义|解释|英文|翻译|葡文|significado|tradu[cç]|defini[cç]/i;
const WORD = /hanzi|simpl|chinese|character|word|vocab|汉字|简体|中文|单词|生词|词语|^词$|chin[eê]s|palavra/i;
const TRADITIONAL = /trad|繁/i;

/** Counts the fields of notes of one kind, one note at a time; `names` of its fields, none where nobody knows them. */
export function fieldCounter(names: readonly string[]) {
  const columns: Counts[] = [];
  return {
    add(fields: readonly string[]): void {
      const texts = fields.map(plainText);
      const word = texts.find(isWord) ?? '';
      for (const [place, text] of texts.entries()) {
        const counts = (columns[place] ??= {
          word: 0,
          pinyin: 0,
          spelling: 0,
          chinese: 0,
          other: 0,
          picture: 0,
        });
        const kind = kindOf(text, word) ?? (hasPicture(fields[place] ?? '') ? 'picture' : undefined);
        if (kind) counts[kind] += 1;
      }
    },
    roles: (): FieldRoles => rolesIn(columns, names),
  };
}

export function rolesOf(names: readonly string[], notes: Iterable<readonly string[]>): FieldRoles {
  const counter = fieldCounter(names);
  for (const fields of notes) counter.add(fields);
  return counter.roles();
}

function kindOf(text: string, word: string): Kind | undefined {
  if (!/\p{L}/u.test(text)) return undefined;
  if (isWord(text)) return 'word';
  if (isPinyin(text)) return 'pinyin';
  if (word !== '' && spells(text, word)) return 'spelling';
  return hanShare(text) >= 0.5 ? 'chinese' : 'other';
}

/** Of its letters. */
function hanShare(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters === 0 ? 0 : (text.match(/\p{Script=Han}/gu)?.length ?? 0) / letters;
}

function rolesIn(columns: readonly Counts[], names: readonly string[]): FieldRoles {
  const places = [...columns.keys()];
  const nameOf = (place: number) => names[place] ?? '';
  const most = (kinds: readonly Kind[]) => places.filter((place) => isMostly(columns[place], kinds));
  const named = (name: RegExp, among: readonly number[]) => among.find((place) => name.test(nameOf(place)));
  /** What is said of a sentence is no word's: its pinyin, its translation. */
  const ofWord = places.filter((place) => !SENTENCE.test(nameOf(place)));
  const within = (kinds: readonly Kind[]) => most(kinds).filter((place) => ofWord.includes(place));

  const words = within(['word']);
  const simplified = words.filter((place) => !TRADITIONAL.test(nameOf(place)));
  const word = named(/simpl|简体/i, simplified) ?? named(WORD, simplified) ?? simplified[0] ?? words[0];
  const others = within(['other']).filter((place) => place !== word && !PINYIN.test(nameOf(place)));
  const sentences = most(['chinese', 'word']).filter(
    (place) =>
      !words.includes(place) && (SENTENCE.test(nameOf(place)) || isMostly(columns[place], ['chinese'])),
  );
  return {
    word,
    pinyin: named(PINYIN, within(['pinyin', 'spelling'])) ?? within(['pinyin'])[0],
    meaning: named(MEANING, others) ?? others[0],
    sentence: named(SENTENCE, sentences) ?? sentences[0],
    words,
    sentences,
    mute: places.filter((place) => sum(columns[place]) === 0),
  };
}

function isMostly(counts: Counts | undefined, kinds: readonly Kind[]): boolean {
  const all = sum(counts);
  return all > 0 && kinds.reduce((total, kind) => total + (counts?.[kind] ?? 0), 0) * 2 >= all;
}

const sum = (counts: Counts | undefined): number =>
  KINDS.reduce((total, kind) => total + (counts?.[kind] ?? 0), 0);
