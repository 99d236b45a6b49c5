// How the values of facts that are words of a feature are called: stages of orders, roles.

/** By the name of the fact; undefined for a value that nobody knows any more. */
export type FactNames = Readonly<Record<string, (value: string) => string | undefined>>;
