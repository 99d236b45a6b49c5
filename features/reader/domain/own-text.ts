// The rules of a text of one's own: how long it may be, what makes it one, and how it is cut into sentences.

import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';

export const OWN_TEXT_MAX = 3000;
export const OWN_TITLE_MAX = 60;
/** Texts that one person may keep. */
export const OWN_TEXTS_MAX = 100;
/** Characters below which there is nothing to read. */
const LEAST_HANZI = 5;
/** What an untitled text is called by. */
const FIRST_CHARACTERS = 16;

const HANZI = /\p{Script=Han}/gu;

export type OwnText = { readonly title: string; readonly text: string };
/** `characters`: those that are Chinese. */
export type CheckedText = OwnText & { readonly characters: number };

export function checkOwnText({
  title,
  text,
}: OwnText): Result<CheckedText, Failure<'no_chinese' | 'too_long'>> {
  const clean = cleaned(text);
  const characters = (clean.match(HANZI) ?? []).length;
  if (characters < LEAST_HANZI) return err('no_chinese');
  if (clean.length > OWN_TEXT_MAX) return err('too_long');
  const given = cleaned(title);
  return ok({ title: given === '' ? firstWords(clean) : given, text: clean, characters });
}

/** Lines as they are, without what pasting brings along: signs that nobody sees, and empty lines. */
const cleaned = (text: string): string =>
  text
    // Controls, marks of direction, joiners and the mark of byte order, which pages put between letters.
    .replaceAll(/(?![\n\r\t])[\p{Cc}\p{Cf}]/gu, '')
    .split(/\r?\n|\r|\u2028|\u2029/)
    .map((line) => line.replaceAll(/[\s\u3000]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

function firstWords(text: string): string {
  const [line = ''] = text.split('\n');
  const first = Array.from(line);
  return first.length <= FIRST_CHARACTERS ? line : `${first.slice(0, FIRST_CHARACTERS).join('')}……`;
}

/** A sentence with the signs that close it. */
const SENTENCE = /[^。！？!?…；;]+[。！？!?…；;]*[”’」』）)]*|[。！？!?…；;]+[”’」』）)]*/gu;

/** Paragraphs of sentences; joined they are the text. */
export const toParagraphs = (text: string): string[][] =>
  text.split('\n').map((line) => line.match(SENTENCE) ?? [line]);
