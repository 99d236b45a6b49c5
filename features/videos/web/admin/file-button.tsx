// A button that asks for a file.

import { type ReactNode, useRef } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';

type FileButtonProps = {
  readonly label: string;
  readonly accept: string;
  readonly look?: 'primary' | 'secondary' | 'ghost';
  readonly icon?: ReactNode;
  readonly onFile: (file: File) => void;
  /** Asked before the browser is; false: not now. */
  readonly mayAsk?: () => boolean;
};

export function FileButton({ label, accept, look = 'secondary', icon, onFile, mayAsk }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} icon={icon} onClick={() => (mayAsk?.() ?? true) && input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        // The button above is what people meet; the browser asks for the file all the same.
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file again is a choice too.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
