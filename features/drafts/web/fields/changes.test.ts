import { expect, test } from 'vitest';
import { type Change, changeItem, changePart, isAsDrawn } from './changes.ts';

type Form = { readonly name: string; readonly lists: { readonly words: string[] }[] };

/** A form and its change, as the editor holds them. */
function begin(form: Form) {
  const held = { form };
  const change: Change<Form> = (step) => {
    held.form = step(held.form);
  };
  return { held, change };
}

test('changes made from the same drawing keep one another', () => {
  const { held, change } = begin({ name: '', lists: [{ words: ['a', 'b'] }, { words: ['c'] }] });
  // All made before any of them is used: as in fields that are not drawn again.
  const name = changePart(change, 'name');
  const lists = changePart(change, 'lists');
  const [first, second] = [changeItem(lists, 0), changeItem(lists, 1)];
  const [words, others] = [changePart(first, 'words'), changePart(second, 'words')];
  const [a, b] = [changeItem(words, 0), changeItem(words, 1)];
  const steps = [
    () => b((word) => `${word}!`),
    () => name(() => 'Lu'),
    () => a(() => 'A'),
    () => others((now) => [...now, 'd']),
    () => b((word) => `${word}!`),
  ];
  for (const step of steps) step();
  expect(held.form).toEqual({ name: 'Lu', lists: [{ words: ['A', 'b!!'] }, { words: ['c', 'd'] }] });
});

test('a change leaves all that it does not touch the very same', () => {
  const { held, change } = begin({ name: '', lists: [{ words: ['a'] }, { words: ['c'] }] });
  const [, other] = held.form.lists;
  const lists = changePart(change, 'lists');
  const first = changeItem(lists, 0);
  changePart(first, 'words')(() => []);
  expect(held.form.lists[1]).toBe(other);
});

test('a field is drawn again for what it shows, and not for new functions', () => {
  const value = { zh: '好' };
  const drawn = { path: 'name', value, onChange: () => 1 };
  expect(isAsDrawn(drawn, { path: 'name', value, onChange: () => 2 })).toBe(true);
  expect(isAsDrawn(drawn, { path: 'name', value: { zh: '好' }, onChange: drawn.onChange })).toBe(false);
  expect(isAsDrawn(drawn, { path: 'goals', value, onChange: drawn.onChange })).toBe(false);
  expect(isAsDrawn(drawn, { path: 'name', value })).toBe(false);
  expect(isAsDrawn(drawn, { ...drawn, hint: 'x' })).toBe(false);
});
