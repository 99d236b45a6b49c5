// Brings a line of the draft into sight in its preview, without moving the page.

type Line = {
  readonly path: string;
  readonly zh: string;
  readonly view: 'learner' | 'languages';
};

/** Where learners read it, a line is known by its characters: pinyin and word marks stand between them. */
const hanziOf = (text: string): string => text.replaceAll(/[^\p{Script=Han}]/gu, '');

export function scrollToLine(box: HTMLElement, { path, zh, view }: Line): void {
  const found =
    view === 'languages'
      ? box.querySelector<HTMLElement>(`[data-line="${CSS.escape(path)}"]`)
      : findDeepest(box, hanziOf(zh));
  if (!found) return;
  const above = found.getBoundingClientRect().top - box.getBoundingClientRect().top;
  box.scrollTop += above - box.clientHeight / 3;
}

/** The innermost part that has all these characters in a row, the first of such. */
function findDeepest(within: Element, hanzi: string): Element | undefined {
  if (hanzi === '') return undefined;
  const inner = [...within.children].find((child) => hanziOf(child.textContent ?? '').includes(hanzi));
  return inner && (findDeepest(inner, hanzi) ?? inner);
}
