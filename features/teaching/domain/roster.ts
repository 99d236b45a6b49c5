// A list of people to invite, as a spreadsheet gives it out: a mail address or a username in each row.

import { readTable } from '../../../kit/core/text/read-table.ts';
import { isEmailAddress } from '../../account/domain/index.ts';
import { MEMBER_NAME_MAX } from './bounds.ts';

/** What became of each row. */
export const INVITE_OUTCOMES = [
  'invited',
  'invitedBefore',
  'member',
  'unknown',
  'invalid',
  'repeated',
  'self',
] as const;
export type InviteOutcome = (typeof INVITE_OUTCOMES)[number];

/** Of a roster, before anything is sent: whoever is not written to, and why. */
export const KNOWN_BEFORE = ['member', 'self', 'invitedBefore'] as const satisfies readonly InviteOutcome[];
export type KnownBefore = (typeof KNOWN_BEFORE)[number];

const SEPARATORS = ['\t', ';', ','] as const;
/** Longer than any address and any username: such a row is no contact. */
export const CONTACT_MAX = 254;

/** `line` counts as spreadsheets do, from 1, with the heading and rows of nothing. */
export type RosterRow = {
  readonly line: number;
  /** What names somebody; where nothing does, the row's first cell, to know it by. */
  readonly contact: string;
  /** As the list calls them; empty where it does not. */
  readonly name: string;
  /** Whether somebody can be invited by it: a mail address, or what stands where usernames stand. */
  readonly isContact: boolean;
  /** Whether a row above names the same contact; capitals make no other one. */
  readonly isRepeated: boolean;
};

/** Whoever is written to, once. */
export const isMeant = ({ isContact, isRepeated }: RosterRow): boolean => isContact && !isRepeated;

/**
 * Who is meant in each row: a mail address in any of its cells, bare or beside a name as mail programs write it; else its
 * cell in the column of usernames, else all that it has. A name beside other cells is no username: a stranger may be called so.
 */
export function readRoster(text: string): readonly RosterRow[] {
  const body = text.replace(/^\uFEFF/, '');
  const rows = readTable(body, separatorOf(body))
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first] = rows;
  const hasHeading = rows.length > 1 && first !== undefined && isHeading(first.cells);
  const columnOf = (known: ReadonlySet<string>): number =>
    hasHeading ? first.cells.findIndex((cell) => known.has(cell.toLowerCase())) : -1;
  const columns = { usernames: columnOf(USERNAMES), people: columnOf(PEOPLE) };
  const seen = new Set<string>();
  return rows.slice(hasHeading ? 1 : 0).map(({ line, cells }) => {
    const named = contactIn(cells, columns);
    const key = named.contact.toLowerCase();
    const isRepeated = named.isContact && seen.has(key);
    if (named.isContact) seen.add(key);
    return { line, ...named, isRepeated };
  });
}

/** By which most lines are parted, but for what stands in quotes. */
function separatorOf(body: string): string {
  const lines = body.replaceAll(/"[^"\r\n]*"/g, '').split(/[\r\n]+/);
  const parted = (separator: string) => lines.filter((line) => line.includes(separator)).length;
  return SEPARATORS.reduce<string>((best, one) => (parted(one) > parted(best) ? one : best), SEPARATORS[0]);
}

type Columns = { readonly usernames: number; readonly people: number };
type Named = Pick<RosterRow, 'contact' | 'name' | 'isContact'>;

function contactIn(cells: readonly string[], { usernames, people }: Columns): Named {
  const [only, ...others] = cells;
  const inCells = cells.map(addressIn);
  const written =
    inCells.find((each) => each !== undefined && isEmailAddress(each)) ??
    // With a slip in it, which is told as such.
    inCells.find((each) => each !== undefined);
  const username = cells[usernames] === '' ? undefined : cells[usernames];
  const contact = written ?? username ?? (others.length === 0 ? only : undefined);
  const name = nameBeside(cells[people] === undefined ? cells : [cells[people]], contact);
  return contact !== undefined && contact.length <= CONTACT_MAX
    ? { contact, name, isContact: written === undefined || isEmailAddress(contact) }
    : { contact: cells.find((cell) => cell !== '') ?? '', name: '', isContact: false };
}

/** What is meant for an address: all around an @ that no name and no bracket could be part of. */
const ADDRESS = /[^\s<>()（）[\]"',;:：，]*@[^\s<>()（）[\]"',;:：，]*/;
const addressIn = (cell: string): string | undefined => ADDRESS.exec(cell)?.[0].replace(/\.$/, '');

/** The first cell with something else than the contact, without what parts the two. */
function nameBeside(cells: readonly string[], contact: string | undefined): string {
  const rests = cells.map((cell) =>
    (contact === undefined ? cell : cell.replace(contact, ''))
      .replaceAll(/[<>()（）[\]"]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/^[\s:：|,;–—-]+|[\s:：|,;–—.-]+$/g, ''),
  );
  return (rests.find((rest) => rest !== '') ?? '').slice(0, MEMBER_NAME_MAX);
}

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
