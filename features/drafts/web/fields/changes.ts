// Changes in the form as steps from what is there when they are made: a field that was not drawn again cannot write what is old.

/** Takes a part of the form one step on. */
export type Change<Value> = (step: (value: Value) => Value) => void;

/** A change of one part of a whole, the others as they are by then. */
export const changePart =
  <Whole extends object, Key extends keyof Whole>(change: Change<Whole>, key: Key): Change<Whole[Key]> =>
  (step) =>
    change((whole) => ({ ...whole, [key]: step(whole[key]) }));

/** A change of the item at a place of a list. */
export const changeItem =
  <Item>(change: Change<Item[]>, at: number): Change<Item> =>
  (step) =>
    change((items) => items.map((item, index) => (index === at ? step(item) : item)));

/**
 * For `memo`, so that a key redraws one field and not some hundred. Functions are not compared: fields give theirs to
 * `Change`s of the place that they show, which mean the same whenever they were made.
 */
export function isAsDrawn(before: object, next: object): boolean {
  const props = Object.entries(next);
  return (
    props.length === Object.keys(before).length &&
    props.every(([name, value]) => {
      const drawn: unknown = Reflect.get(before, name);
      return Object.is(drawn, value) || (typeof drawn === 'function' && typeof value === 'function');
    })
  );
}
