// Drops a leading <think>…</think> block: local servers without a reasoning parser send it inside the answer.

const open = '<think>';
const close = '</think>';

/** Returns a function that takes the next piece of text and gives back the part a learner may see. */
export function createThinkingFilter(): (text: string) => string {
  let state: 'start' | 'thinking' | 'answer' = 'start';
  let held = '';

  function atStart(): string {
    const trimmed = held.trimStart();
    if (trimmed.startsWith(open)) {
      state = 'thinking';
      held = trimmed.slice(open.length);
      return thinking();
    }
    if (open.startsWith(trimmed)) return '';
    return release(held);
  }

  function thinking(): string {
    const end = held.indexOf(close);
    if (end === -1) {
      // Only the tail can be the beginning of the closing mark, so a long thought never piles up.
      held = held.slice(-(close.length - 1));
      return '';
    }
    return release(held.slice(end + close.length).trimStart());
  }

  function release(text: string): string {
    held = '';
    state = text === '' ? 'start' : 'answer';
    return text;
  }

  return (text) => {
    if (state === 'answer') return text;
    held += text;
    return state === 'start' ? atStart() : thinking();
  };
}
