// A value of a row as people write it, in their language; empty where it says nothing.

import * as z from 'zod';
import { spellWord } from '../../../../chinese/sounds/index.ts';
import { numberFormat } from '../../../../kit/core/formats.ts';
import type { Locale } from '../../../../kit/core/locale.ts';
import { fillText, LANGUAGE_TAGS, writeFen, writeMoment } from '../../../../kit/core/texts.ts';
import type { Row } from '../../../../kit/server/db/person-data.ts';
import type { ReadableColumn, ReadableTable } from '../../domain/index.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };

const texts = { zh, en, pt };

type Named = Readonly<Record<Locale, string>> | undefined;

/** What other features call things; undefined where nobody knows any more. */
export type Names = {
  /** With whom a talk is, or what it is about. */
  readonly subject: (kind: string, subject: string) => Named;
  /** `decision`: what the buyer has said to the photos. */
  readonly stage: (stage: string, decision?: string) => Named;
  readonly interest: (interest: string) => Named;
  /** What an item of the log is called; undefined for words, and for what is no longer there. */
  readonly item: (kind: string, item: string) => Named;
  /** An account of the books. */
  readonly account: (kind: string) => Named;
  /** What a notice said. */
  readonly notice: (kind: string, data: unknown, locale: Locale) => string | undefined;
};

/** What is not in a row of this person's, and follows from it. */
export type PersonFacts = {
  /** Of a kept word. */
  readonly meaning: (word: string, reading: string, locale: Locale) => string | undefined;
  /** Whether they have done an assignment. */
  readonly isDone: (assignmentId: string) => boolean;
};

type Place = {
  readonly table: ReadableTable;
  readonly column: ReadableColumn;
  readonly locale: Locale;
  readonly names: Names & PersonFacts;
};

export function shownIn(row: Row, { table, column, locale, names }: Place): string {
  if (table === 'learning_plans' && column === 'title') return titleOf(row, locale);
  if (column === 'meaning' && table === 'kept_words')
    return names.meaning(textIn(row['word']), textIn(row['pinyin']), locale) ?? '';
  if (column === 'is_done')
    return texts[locale].archive.values[names.isDone(textIn(row['id'])) ? 'yes' : 'no'];
  // Without a plan, what was bought are packs.
  const value = column === 'plan' ? (row['plan'] ?? 'booster') : row[column];
  if (value === null || value === undefined || value === '') return '';
  if (table === 'talks' && column === 'subject') return subjectOf(row, locale, names);
  if (column === 'stage' || column === 'to_stage')
    return names.stage(textIn(value), textIn(row['photo_decision']))?.[locale] ?? textIn(value);
  if (column === 'interests') return listIn(value, (each) => names.interest(each)?.[locale] ?? each);
  if (table === 'learning_events' && column === 'item')
    return names.item(textIn(row['item_kind']), textIn(value))?.[locale] ?? textIn(value);
  if (table === 'learning_plans' && column === 'content') return outlineIn(value, locale);
  if (table === 'ledger_entries' && (column === 'amount' || column === 'balance_after'))
    return bookedIn(Number(value), textIn(row['asset']), locale);
  if (column === 'account_kind') return names.account(textIn(value))?.[locale] ?? textIn(value);
  if (table === 'notices' && column === 'data')
    return names.notice(textIn(row['kind']), value, locale) ?? textIn(row['kind']);
  return wordFor(column, value, locale) ?? plainly(column, value, locale);
}

/** Of the books: money as money, study time, which is booked by the second, in minutes. */
function bookedIn(amount: number, asset: string, locale: Locale): string {
  if (asset !== 'MINUTES') return writeFen(amount, locale);
  const whole = Math.abs(amount);
  const minutes = numberFormat(LANGUAGE_TAGS[locale], {}).format(Math.floor(whole / 60));
  const written = fillText(texts[locale].archive.minutes, { minutes, seconds: String(whole % 60) });
  return amount < 0 ? `-${written}` : written;
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

export function subjectOf(talk: Row, locale: Locale, names: Names): string {
  const subject = textIn(talk['subject']);
  return names.subject(textIn(talk['kind']), subject)?.[locale] ?? subject;
}

const three = z.object({ zh: z.string(), en: z.string(), pt: z.string() });
const titled = z.object({ title: three });
const outlined = z.object({
  summary: three,
  weeks: z.array(
    z.object({
      theme: three,
      sessions: z.array(z.object({ items: z.array(z.object({ title: three })) })),
    }),
  ),
});

/** What a plan says: its summary, and week by week what is done in it. */
function outlineIn(content: unknown, locale: Locale): string {
  const plan = outlined.safeParse(content);
  if (!plan.success) return '';
  const weeks = plan.data.weeks.map(({ theme, sessions }, at) => {
    const titles = sessions.flatMap(({ items }) => items.map(({ title }) => title[locale]));
    return `${at + 1}. ${theme[locale]}: ${[...new Set(titles)].join(' · ')}`;
  });
  return [plan.data.summary[locale], ...weeks].join('\n');
}

const listIn = (value: unknown, nameOf: (each: string) => string): string =>
  (z.array(z.string()).safeParse(value).data ?? []).map(nameOf).join(' · ');

/** The name that its owner gave a plan, else the one that it came with. */
function titleOf(plan: Row, locale: Locale): string {
  return textIn(plan['title']) || (titled.safeParse(plan['content']).data?.title[locale] ?? '');
}

/** What stands in the database as a word of ours. */
function wordFor(column: ReadableColumn, value: unknown, locale: Locale): string | undefined {
  const { values, skills, kinds } = texts[locale].archive;
  const { age } = texts[locale];
  if (column === 'is_operator') return value === true ? values.we : values.learner;
  if (value === true || value === false) return value ? values.yes : values.no;
  if (column === 'author') return value === 'learner' ? values.learner : values.tutor;
  if (column === 'age') return value === 'adult' ? age.adult : age.younger;
  if (column === 'source') return value === 'own' ? values.own : values.told;
  if (column === 'outcome') return isOutcome(value) ? texts[locale].archive.outcomes[value] : String(value);
  if (column === 'skill') return isSkill(value) ? skills[value] : String(value);
  if (column === 'kind' || column === 'plan') return isKind(value) ? kinds[value] : String(value);
  return undefined;
}

type Skill = keyof typeof zh.archive.skills;
const isSkill = (value: unknown): value is Skill =>
  typeof value === 'string' && Object.hasOwn(zh.archive.skills, value);

type Outcome = keyof typeof zh.archive.outcomes;
const isOutcome = (value: unknown): value is Outcome =>
  typeof value === 'string' && Object.hasOwn(zh.archive.outcomes, value);

type Kind = keyof typeof zh.archive.kinds;
const isKind = (value: unknown): value is Kind =>
  typeof value === 'string' && Object.hasOwn(zh.archive.kinds, value);

function plainly(column: ReadableColumn, value: unknown, locale: Locale): string {
  if (isNumbered(column)) return inMarks(value);
  if (column.endsWith('_fen')) return writeFen(Number(value), locale);
  if (column === 'counted_seconds')
    return numberFormat(LANGUAGE_TAGS[locale], {}).format(Math.round(Number(value) / 60));
  if (column === 'translations') return translationIn(value, locale);
  if (column === 'request' || column === 'fields') return thingsIn(value);
  if (column === 'price') return totalIn(value, locale);
  if (column === 'words') return wordsIn(value);
  if (column === 'due' || column.endsWith('_at')) return momentOf(value, locale);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** Kept as numbered pinyin. */
export const isNumbered = (column: string): boolean => column === 'pinyin' || column === 'reading';

/** `ni3 hao3` as everybody reads it: `nǐhǎo`. */
export const inMarks = (numbered: unknown): string => spellWord(textIn(numbered).split(' '));

const translated = z.object({ en: z.string(), pt: z.string() }).partial();

/** As it stood under the line; Chinese readers are shown none. */
function translationIn(value: unknown, locale: Locale): string {
  const { en: english = '', pt: portuguese = '' } = translated.safeParse(value).data ?? {};
  return locale === 'pt' ? portuguese || english : english;
}

const asked = z.object({ items: z.array(z.object({ name: z.string(), quantity: z.number() })) });
const noted = z.object({ name: z.object({ value: z.string() }) });
const priced = z.object({ totalFen: z.number() });
const listed = z.array(z.object({ word: z.string() }));

/** What a quote, an order or a draft is about; all of it is in the files. */
function thingsIn(value: unknown): string {
  const request = asked.safeParse(value);
  if (request.success)
    return request.data.items.map(({ name, quantity }) => `${name} × ${quantity}`).join('\n');
  const draft = noted.safeParse(value);
  return draft.success ? draft.data.name.value : '';
}

const wordsIn = (value: unknown): string =>
  (listed.safeParse(value).data ?? []).map(({ word }) => word).join('、');

function totalIn(value: unknown, locale: Locale): string {
  const price = priced.safeParse(value);
  return price.success ? writeFen(price.data.totalFen, locale) : '';
}

export function momentOf(value: unknown, locale: Locale): string {
  const at = value instanceof Date ? value : new Date(String(value));
  if (Number.isNaN(at.getTime())) return String(value);
  return writeMoment(at, locale, 'medium');
}
