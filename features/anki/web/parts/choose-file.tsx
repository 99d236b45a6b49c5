// A button that opens the device's own choice of files.

import { FileUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';

type ChooseFileProps = {
  readonly label: string;
  readonly hint: string;
  /** As the browser wants it: `.apkg,.csv`. */
  readonly accept: string;
  readonly onChoose: (file: File) => void;
};

export function ChooseFile({ label, hint, accept, onChoose }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  return (
    <div>
      <Button
        look="primary"
        icon={<FileUp aria-hidden="true" size={18} />}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <p id={hintId} className="mt-2 text-small text-muted">
        {hint}
      </p>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // So that the same file can be chosen once more.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </div>
  );
}
