/** Writes lists of whole numbers as short text and reads them again: five bits a sign, as in source maps. */

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MORE = 32;

/** Only numbers from 0 on. */
export function pack(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    while (rest >= MORE) {
      text += SIGNS.charAt(MORE + (rest % MORE));
      rest = Math.floor(rest / MORE);
    }
    text += SIGNS.charAt(rest);
  }
  return text;
}

const VALUES = new Uint8Array(128);
for (let i = 0; i < SIGNS.length; i++) VALUES[SIGNS.charCodeAt(i)] = i;

export function unpack(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let unit = 1;
  for (let i = 0; i < text.length; i++) {
    const digit = VALUES[text.charCodeAt(i)] ?? 0;
    value += (digit % MORE) * unit;
    unit *= MORE;
    if (digit >= MORE) continue;
    numbers.push(value);
    value = 0;
    unit = 1;
  }
  return numbers;
}
