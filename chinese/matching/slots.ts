/** Fills the slots of an accepted form with what the answer has in their place. */

import type { MatchOptions } from './types.ts';

const SLOT = /\{([^{}]*)\}/;
const NUMBER = '[0-9零〇一二两三四五六七八九十百千万几]+(?:\\.[0-9]+)?';
const NAME = '[\\p{Script=Han}]{1,6}?|[a-zà-ÿ]+?';
const ANY = '.{1,16}?';
/** What is no name: 我叫什么, 我是不知道. */
const NO_NAME = /^(?:不|没|什么|谁|哪|我|你|他|她|很|也|的|是|在|叫)|[吗呢么]$/;

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function slotPattern(name: string, options: MatchOptions): string {
  const words = options.slots?.[name];
  if (words !== undefined) {
    const longestFirst = words.toSorted((a, b) => b.length - a.length).map(escape);
    return longestFirst.length === 0 ? '(?!)' : longestFirst.join('|');
  }
  if (name === 'number') return NUMBER;
  return name === 'name' ? NAME : ANY;
}

/** The text of a form between slots, softened: only what stands next to a slot must be there. */
function anchors(literal: string, side: 'before' | 'after'): string {
  if (literal === '') return '';
  const near = side === 'before' ? literal.slice(-1) : literal.slice(0, 1);
  return escape(near);
}

function find(
  answer: string,
  before: string,
  name: string,
  after: string,
  options: MatchOptions,
): string | undefined {
  const slot = `(${slotPattern(name, options)})`;
  const strict = `${before === '' ? '^' : escape(before)}${slot}${after === '' ? '$' : escape(after)}`;
  const soft = `${before === '' ? '^' : anchors(before, 'before')}${slot}${after === '' ? '(?:[啊呀吧呢了]?$)' : anchors(after, 'after')}`;
  const loose = name === 'number' || options.slots?.[name] ? slot : undefined;
  for (const source of [strict, soft, loose]) {
    if (source === undefined) continue;
    const found = new RegExp(source, 'u').exec(answer)?.[1];
    if (found !== undefined && !(name === 'name' && NO_NAME.test(found))) return found;
  }
  return undefined;
}

/**
 * The form with its slots filled from the answer; undefined where the answer has nothing for one of them.
 * Both are plain text; only slots of the form are not.
 */
export function fillSlots(form: string, answer: string, options: MatchOptions): string | undefined {
  let filled = form;
  for (let found = SLOT.exec(filled); found; found = SLOT.exec(filled)) {
    const [whole, name = ''] = found;
    const before = filled.slice(0, found.index);
    const rest = filled.slice(found.index + whole.length);
    const after = rest.split('{', 1)[0] ?? '';
    const value = find(answer, before, name, after, options);
    if (value === undefined) return undefined;
    filled = before + value + rest;
  }
  return filled;
}
