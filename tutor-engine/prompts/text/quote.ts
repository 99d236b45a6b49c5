// Quotes text of learners and authors inside a prompt, so that it can be told from instructions and cannot end its quotation.

/** Cards and summaries longer than this are cut: a prompt has other things to say. */
const LONGEST = 1500;

/** `<name>…</name>`; the text cannot hold such a mark itself. */
export function quote(name: string, text: string): string {
  // Providers refuse half a character, which a cut can leave.
  return `<${name}>${safe(text).slice(0, LONGEST).toWellFormed()}</${name}>`;
}

/** What the learner said, as the model is shown it. */
export function quoteLearner(text: string): string {
  return `<learner>${safe(text)}</learner>`;
}

/** Angle brackets become their full-width likenesses: nothing in Chinese needs the narrow ones. */
function safe(text: string): string {
  return text.replaceAll('<', '＜').replaceAll('>', '＞');
}
