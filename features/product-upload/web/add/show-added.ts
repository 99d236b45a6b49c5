// Brings what was just added into sight: the list may stand far below the field.

export const itemId = (draftId: string): string => `item-${draftId}`;

export function showAdded(draftId: string | undefined): void {
  if (draftId === undefined) return;
  // Once it has been drawn.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.getElementById(itemId(draftId))?.scrollIntoView({ block: 'start' })),
  );
}
