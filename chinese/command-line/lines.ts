/** Answers each line of a stream as soon as it is there. */

/** Lines written at once; fewer, larger writes are what makes long files quick. */
const LONGEST_BATCH = 1 << 16;

/**
 * Writes one answer per line of the input, in order. Waits for a slow reader; memory stays bounded.
 * @param input UTF-8 pieces, cut anywhere.
 * @param write Takes whole lines; resolves when there is room for more.
 */
export async function answerLines(
  input: AsyncIterable<string>,
  answer: (line: string) => unknown,
  write: (text: string) => Promise<void>,
): Promise<void> {
  let rest = '';
  for await (const piece of input) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    let batch = '';
    for (const line of lines) {
      batch += `${JSON.stringify(answer(line.replace(/\r$/, '')))}\n`;
      if (batch.length < LONGEST_BATCH) continue;
      await write(batch);
      batch = '';
    }
    if (batch !== '') await write(batch);
  }
  if (rest !== '') await write(`${JSON.stringify(answer(rest))}\n`);
}
