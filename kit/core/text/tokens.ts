// How much of a model's window a text takes, without the model's own tokenizer.

/**
 * An upper estimate of a text's tokens: one for each character outside ASCII (the common tokenizers need 0.6 to 1 for
 * hanzi), one for three ASCII characters.
 */
export function estimateTokens(text: string): number {
  let ascii = 0;
  let other = 0;
  for (const character of text) {
    if (character <= '\u007f') ascii += 1;
    else other += 1;
  }
  return Math.ceil(ascii / 3) + other;
}
