// The empty square with what belongs to it: take a stroke back, begin anew, have it judged, or be shown.

import { Check, Eraser, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PenStroke } from '../../../../chinese/strokes/index.ts';
import { Button, IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { t } from '../texts.ts';
import { MemoryPad } from './pad/memory-pad.tsx';

type FromMemoryProps = {
  readonly onWritten: (writing: readonly PenStroke[], tookMs: number) => void;
  readonly onShow: (tookMs: number) => void;
  readonly onTrace: () => void;
};

export function FromMemory({ onWritten, onShow, onTrace }: FromMemoryProps) {
  const [writing, setWriting] = useState<readonly PenStroke[]>([]);
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, []);
  const took = () => performance.now() - since.current;
  const isEmpty = writing.length === 0;
  return (
    <>
      <MemoryPad writing={writing} onStroke={(stroke) => setWriting((before) => [...before, stroke])} />
      <div className="mx-auto mt-2 flex max-w-72 items-center gap-1">
        <IconButton
          label={t('write.undo')}
          aria-disabled={isEmpty}
          onClick={() => setWriting((before) => before.slice(0, -1))}
        >
          <Undo2 aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label={t('write.clear')} aria-disabled={isEmpty} onClick={() => setWriting([])}>
          <Eraser aria-hidden="true" size={20} />
        </IconButton>
        <div className="ms-auto">
          <Button
            look="primary"
            aria-disabled={isEmpty}
            icon={<Check aria-hidden="true" size={20} />}
            onClick={() => isEmpty || onWritten(writing, took())}
          >
            {t('write.done')}
          </Button>
        </div>
      </div>
      <div className="mt-1 flex flex-wrap justify-center gap-x-2">
        <Button look="ghost" onClick={onTrace}>
          {t('write.trace')}
        </Button>
        <Button look="ghost" onClick={() => onShow(took())}>
          {t('write.show')}
        </Button>
      </div>
    </>
  );
}
