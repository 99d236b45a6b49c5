// The lines of a draft in all three languages, in the order in which they are written.

export type PlacedLine = {
  /** `dialogue.2`. */
  readonly path: string;
  readonly zh: string;
  readonly en: string;
  readonly pt: string;
};

/** What has nothing written in any language is left out. */
export function linesOf(value: unknown, path: readonly string[] = []): readonly PlacedLine[] {
  if (typeof value !== 'object' || value === null) return [];
  const { zh, en, pt }: Readonly<Record<string, unknown>> = { ...value };
  const inner = Object.entries(value).flatMap(([name, each]) => linesOf(each, [...path, name]));
  if (typeof zh !== 'string' || typeof en !== 'string' || typeof pt !== 'string') return inner;
  return zh + en + pt === '' ? inner : [{ path: path.join('.'), zh, en, pt }, ...inner];
}
