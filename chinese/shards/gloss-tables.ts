/** Reads the tables of learner's glosses: one line per word and reading, the reading that is needed first first. */

/** One line of a table; `; ` between senses, `；` in Chinese. */
export type GlossLine = {
  readonly pinyin: string;
  readonly english: string;
  readonly portuguese: string;
  readonly chinese: string;
};

/** The lines of all tables by word. Each table begins with a heading. */
export function readGlossTables(tables: readonly string[]): ReadonlyMap<string, readonly GlossLine[]> {
  const lines = new Map<string, GlossLine[]>();
  for (const row of tables.flatMap((table) => table.trimEnd().split('\n').slice(1))) {
    const [word = '', pinyin = '', english = '', portuguese = '', chinese = ''] = row.split('\t');
    const own = lines.get(word) ?? [];
    own.push({ pinyin, english, portuguese, chinese });
    lines.set(word, own);
  }
  return lines;
}
