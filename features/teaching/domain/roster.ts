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
export type RosterRow = {
  readonly line: number;
  /** What names somebody; where nothing does, the row's first cell, to know it by. */
  readonly contact: string;
  /** Whether somebody can be invited by it: a mail address, or what stands where usernames stand. */
  readonly isContact: boolean;
  /** Whether a row above names the same contact; capitals make no other one. */
  readonly isRepeated: boolean;
};

/**
 * Who is meant in each row: a mail address in any of its cells, else its cell in the column of usernames, else all that
 * it has. A name beside other cells is no username: a stranger may be called so.
 */
export function readRoster(text: string): readonly RosterRow[] {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, place) => ({ line: place + 1, cells: line.split(SEPARATOR).map(unquoted) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first] = rows;
  const hasHeading = rows.length > 1 && first !== undefined && isHeading(first.cells);
  const usernames = hasHeading ? first.cells.findIndex((cell) => USERNAMES.has(cell.toLowerCase())) : -1;
  const seen = new Set<string>();
  return rows.slice(hasHeading ? 1 : 0).map(({ line, cells }) => {
    const named = contactIn(cells, usernames);
    const key = named.contact.toLowerCase();
    const isRepeated = named.isContact && seen.has(key);
    if (named.isContact) seen.add(key);
    return { line, ...named, isRepeated };
  });
}

function contactIn(cells: readonly string[], usernames: number): Pick<RosterRow, 'contact' | 'isContact'> {
  const [only, ...others] = cells;
  const named = cells[usernames];
  const contact =
    cells.find(isEmailAddress) ??
    // With a slip in it, which is told as such.
    cells.find((cell) => cell.includes('@')) ??
    (named === '' ? undefined : named) ??
    (others.length === 0 ? only : undefined);
  return contact !== undefined && contact.length <= CONTACT_MAX
    ? { contact, isContact: !contact.includes('@') || isEmailAddress(contact) }
    : { contact: cells.find((cell) => cell !== '') ?? '', isContact: false };
}

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

const names = (list: string): ReadonlySet<string> => new Set(list.split(','));
const USERNAMES = names('username,user,login,usuário,usuario,nome de usuário,用户名,账号,帐号');
const ADDRESSES = names(
  'email,e-mail,mail,email address,mail address,endereço de e-mail,邮箱,邮件,电子邮箱,邮箱地址',
);
const PEOPLE = names('name,nome,aluno,student,名字,姓名,学生');

/** A first row that names a column of contacts, or nothing but the people. */
function isHeading(cells: readonly string[]): boolean {
  const written = cells.filter((cell) => cell !== '').map((cell) => cell.toLowerCase());
  return (
    written.some((cell) => USERNAMES.has(cell) || ADDRESSES.has(cell)) ||
    written.every((cell) => PEOPLE.has(cell))
  );
}
