// The cheapest one-to-one assignment of rows to columns (the Hungarian method, by shortest augmenting paths).

/**
 * For each row its column. `costs` is square, row after row. O(size³), which for the most strokes that a character has
 * is well below a millisecond.
 */
export function assign(costs: Float64Array, size: number): Int32Array {
  const rowPrice = new Float64Array(size + 1);
  const columnPrice = new Float64Array(size + 1);
  const rowOf = new Int32Array(size + 1);
  const cameFrom = new Int32Array(size + 1);
  for (let row = 1; row <= size; row++) {
    rowOf[0] = row;
    let column = 0;
    const least = new Float64Array(size + 1).fill(Infinity);
    const isUsed = new Uint8Array(size + 1);
    do {
      isUsed[column] = 1;
      const current = rowOf[column] ?? 0;
      let [delta, next] = [Infinity, 0];
      for (let to = 1; to <= size; to++) {
        if (isUsed[to]) continue;
        const cost = costs[(current - 1) * size + to - 1] ?? 0;
        const reduced = cost - (rowPrice[current] ?? 0) - (columnPrice[to] ?? 0);
        if (reduced < (least[to] ?? 0)) [least[to], cameFrom[to]] = [reduced, column];
        if ((least[to] ?? 0) < delta) [delta, next] = [least[to] ?? 0, to];
      }
      for (let to = 0; to <= size; to++) {
        if (isUsed[to]) {
          const held = rowOf[to] ?? 0;
          rowPrice[held] = (rowPrice[held] ?? 0) + delta;
          columnPrice[to] = (columnPrice[to] ?? 0) - delta;
        } else least[to] = (least[to] ?? 0) - delta;
      }
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      const before = cameFrom[column] ?? 0;
      rowOf[column] = rowOf[before] ?? 0;
      column = before;
    }
  }
  const columns = new Int32Array(size);
  for (let column = 1; column <= size; column++) columns[(rowOf[column] ?? 0) - 1] = column - 1;
  return columns;
}
