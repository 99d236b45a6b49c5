// Lets a small page load what larger parts need: the contract's routes, the query cache, the list of all texts.

type Connect = () => Promise<unknown>;

let load: Connect | undefined;

/** Says where the connection's code is; called once, at the start of the page. */
export function provideConnection(connect: Connect): void {
  load = connect;
}

/** Resolves when typed calls may be made. Pages behind the guard need not ask: they are only shown then. */
export async function connect(): Promise<void> {
  if (!load) throw new Error('the connection was not provided');
  await load();
}
