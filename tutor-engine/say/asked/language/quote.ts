// How words and sentences are named inside what a teacher says.

import type { Line } from '../../../../content/schema/line.ts';
import type { Locale } from '../../../../kit/core/locale.ts';
import { withoutStop } from '../../shared-moves.ts';

/** “知道”和“认识”. */
export function named(words: readonly string[]): Line {
  const quoted = words.map((word) => `“${word}”`);
  const before = quoted.slice(0, -1);
  const last = quoted.at(-1) ?? '';
  const joined = (comma: string, and: string) =>
    before.length === 0 ? last : `${before.join(comma)}${and}${last}`;
  return { zh: joined('、', '和'), en: joined(', ', ' and '), pt: joined(', ', ' e ') };
}

/** “我知道他的名字。”“我认识他。”, with their meaning for who reads another language. */
export function sentences(lines: readonly Line[]): Line {
  const told = (language: Exclude<Locale, 'zh'>) =>
    lines.map((line) => `“${withoutStop(line.zh)}” (${withoutStop(line[language])})`).join('; ');
  return {
    zh: `${lines.map(({ zh }) => `“${withoutStop(zh)}”`).join('，')}。`,
    en: `${told('en')}.`,
    pt: `${told('pt')}.`,
  };
}

/** 我认识他 (I know him). */
export function shown({ zh, en, pt }: Line): Line {
  return { zh, en: `${zh} (${en})`, pt: `${zh} (${pt})` };
}

/** The parts of a note, one after the other; a stop ends each. */
export function together(parts: readonly (Line | undefined)[]): Line {
  const all = parts.filter((part) => part !== undefined);
  const of = (language: Locale) =>
    all
      .map((part) => part[language].trim())
      .filter((text) => text !== '')
      .map((text) => (/[。.！!：:)”]$/u.test(text) ? text : `${text}${language === 'zh' ? '。' : '.'}`))
      .join(language === 'zh' ? '' : ' ');
  return { zh: of('zh'), en: of('en'), pt: of('pt') };
}
