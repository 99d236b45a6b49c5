// A list of people to invite, as a spreadsheet gives it out: a mail address or a username in each row.

import { isEmailAddress } from '../../account/domain/index.ts';

/** What became of each row. */
export const INVITE_OUTCOMES = [
  'invited',
  'invitedBefore',
  'member',
  'unknown',
  'invalid',
  'repeated',
] as const;
export type InviteOutcome = (typeof INVITE_OUTCOMES)[number];

const SEPARATOR = /[,;\t]/;
/** Longer than any address and any username: such a row is no contact. */
export const CONTACT_MAX = 254;

/** `line` counts as spreadsheets do, from 1, with the heading and rows of nothing. */
export type RosterRow = { readonly line: number; readonly contact: string };

/** What names somebody in each row: the mail address in any of its cells, else its first cell. */
export function readRoster(text: string): readonly RosterRow[] {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, place) => ({ line: place + 1, cells: line.split(SEPARATOR).map(unquoted) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const named = rows.map(({ line, cells }) => ({
    line,
    contact: cells.find(isEmailAddress) ?? cells.find((cell) => cell !== '') ?? '',
  }));
  const contacts = named.map(({ contact }) => contact);
  return isHeading(contacts, rows[0]?.cells) ? named.slice(1) : named;
}

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

const COLUMN_NAMES: ReadonlySet<string> = new Set(
  'email,e-mail,mail,username,user,name,nome,usuário,aluno,student,邮箱,邮件,用户名,名字,姓名,学生'.split(
    ',',
  ),
);

/** A first row of nothing but names of columns. */
const isHeading = (contacts: readonly string[], first: readonly string[] | undefined): boolean =>
  contacts.length > 1 &&
  first !== undefined &&
  first.filter((cell) => cell !== '').every((cell) => COLUMN_NAMES.has(cell.toLowerCase()));
