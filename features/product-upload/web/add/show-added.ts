// Brings into sight and focus what comes next: what was just added may stand far below the field, and a button that was pressed may be gone.

export const itemId = (draftId: string): string => `item-${draftId}`;

/** Marks where a buyer goes on once a thing is confirmed: the next one, and below all the way to the price. */
export const GO_ON = { 'data-go-on': '', tabIndex: -1 } as const;

export function showAdded(draftId: string | undefined): void {
  if (draftId === undefined) return;
  onceDrawn(() => {
    const item = document.getElementById(itemId(draftId));
    item?.focus({ preventScroll: true });
    item?.scrollIntoView({ block: 'start' });
  });
}

/** Where nothing has the focus any more. */
export function goOn(): void {
  onceDrawn(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-go-on]')?.focus();
  });
}

const onceDrawn = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));
