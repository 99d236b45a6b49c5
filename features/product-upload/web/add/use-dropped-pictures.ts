// Pictures that are dropped or pasted anywhere on the page.

import { useEffect, useEffectEvent, useState } from 'react';

/** Whether something is being dragged over the page right now. */
export function useDroppedPictures(onPictures: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((given: DataTransfer | null, event: Event) => {
    const files = [...(given?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onPictures(files);
  });
  useEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      take(event.dataTransfer, event);
    };
    const onPaste = (event: ClipboardEvent) => take(event.clipboardData, event);
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('dragover', onOver, { signal });
    document.addEventListener('dragleave', onLeave, { signal });
    document.addEventListener('drop', onDrop, { signal });
    document.addEventListener('paste', onPaste, { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}
