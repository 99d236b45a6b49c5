// Drops a leading <think>…</think> block: local servers without a reasoning parser send it inside the answer.

const open = '<think>';
const close = '</think>';

/** Returns a function that takes the next piece of text and gives back the part a learner may see. */
export function createThinkingFilter(): (text: string) => string {
  let state: 'start' | 'thinking' | 'gap' | 'answer' = 'start';
  let held = '';

  function atStart(): string {
    const trimmed = held.trimStart();
    if (trimmed.startsWith(open)) {
      state = 'thinking';
      held = trimmed.slice(open.length);
      return thinking();
    }
    // Also while there is nothing but white space: a thought may still begin after it.
    if (open.startsWith(trimmed)) return '';
    return release();
  }

  function thinking(): string {
    const end = held.indexOf(close);
    if (end === -1) {
      // Only the tail can be the beginning of the closing mark, so a long thought never piles up.
      held = held.slice(-(close.length - 1));
      return '';
    }
    state = 'gap';
    held = held.slice(end + close.length);
    return afterThought();
  }

  /** The empty lines between the thought and the answer belong to neither. */
  function afterThought(): string {
    held = held.trimStart();
    return held === '' ? '' : release();
  }

  function release(): string {
    const text = held;
    held = '';
    state = 'answer';
    return text;
  }

  return (text) => {
    if (state === 'answer') return text;
    held += text;
    if (state === 'start') return atStart();
    return state === 'thinking' ? thinking() : afterThought();
  };
}
