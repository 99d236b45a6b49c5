// Sentences of our own that show a word at work, fetched a small file at a time like the dictionary.

/** A sentence in the three languages. */
export type ExampleLine = {
  readonly zh: string;
  readonly en: string;
  readonly pt: string;
  /** The HSK band of the hardest word beside the one that it is an example of. */
  readonly band: number;
};
/** What a file holds: the sentences of each of its words, the best first. */
export type ExampleFile = Readonly<Record<string, readonly ExampleLine[]>>;

/** Small enough that a file and a file of the dictionary stay far below 30 KB of network. */
const FILES = 96;

/** The path, inside the dictionary's folder, of the file that holds the sentences of a word in simplified characters. */
export function exampleFileOf(word: string): string {
  let sum = 0;
  for (const character of word) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % FILES;
  return `examples/${sum}.json`;
}

/** Empty where we have none. Rejects when the file cannot be had. */
export async function loadExamples(word: string): Promise<readonly ExampleLine[]> {
  const url = `${import.meta.env.YULU_DICTIONARY}/${exampleFileOf(word)}`;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  // The build of the same version wrote the file in this shape.
  const file = (await answer.json()) as ExampleFile;
  return Object.hasOwn(file, word) ? (file[word] ?? []) : [];
}
