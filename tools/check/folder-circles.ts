// Finds folders beside each other that import one another, directly or by way of a third.

import { dirname } from 'node:path/posix';

export type Import = { readonly from: string; readonly to: string };

/** Features meet by their public faces and the layers of the whole tree have rules of their own (.dependency-cruiser.cjs). */
const WITHOUT_ORDER: ReadonlySet<string> = new Set(['', 'features']);
const OF_TESTS = /(^|\/)testing\/|\.(test|spec)\.tsx?$/;

/** One line for each folder whose rooms form a circle, with an import of each step. */
export function findFolderCircles(imports: readonly Import[]): readonly string[] {
  const byParent = Map.groupBy(
    imports.filter(({ from, to }) => !OF_TESTS.test(from) && !OF_TESTS.test(to)).flatMap(betweenRooms),
    ({ parent }) => parent,
  );
  return [...byParent].flatMap(([parent, steps]) => {
    const circle = circleOf(steps);
    if (circle === undefined) return [];
    const way = circle.map(({ room, other, by }) => `${room} → ${other} (${by.from} imports ${by.to})`);
    return [`${parent}: folders in a circle: ${way.join(', ')}`];
  });
}

type Step = { readonly parent: string; readonly room: string; readonly other: string; readonly by: Import };

/** The step between the two rooms in which both files lie, below the folder that they share. */
function betweenRooms(by: Import): readonly Step[] {
  const from = dirname(by.from).split('/');
  const to = dirname(by.to).split('/');
  const depth = from.findIndex((part, index) => part !== to[index]);
  const [room, other] = [from[depth], to[depth]];
  const parent = from.slice(0, depth).join('/');
  if (room === undefined || other === undefined || WITHOUT_ORDER.has(parent)) return [];
  return [{ parent, room, other, by }];
}

/** The steps of a circle; undefined where there is none. */
function circleOf(steps: readonly Step[]): readonly Step[] | undefined {
  const byRoom = Map.groupBy(steps, ({ room }) => room);
  const done = new Set<string>();
  const walk = (room: string, way: readonly Step[]): readonly Step[] | undefined => {
    const begun = way.findIndex((step) => step.room === room);
    if (begun !== -1) return way.slice(begun);
    if (done.has(room)) return undefined;
    for (const step of byRoom.get(room) ?? []) {
      const found = walk(step.other, [...way, step]);
      if (found) return found;
    }
    done.add(room);
    return undefined;
  };
  for (const room of byRoom.keys()) {
    const found = walk(room, []);
    if (found) return found;
  }
  return undefined;
}
