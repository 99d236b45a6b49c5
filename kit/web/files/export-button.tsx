// Downloads what is filtered as a table, however long it is, and says how far it is.

import { useState } from 'react';
import { Button } from '../ui/elements/button.tsx';
import { notify } from '../ui/notices/toasts.ts';
import { downloadPieces } from './download.ts';

type ExportButtonProps = {
  readonly label: string;
  /** Of the file. */
  readonly name: string;
  readonly read: (
    cursor: string | undefined,
  ) => Promise<{ readonly csv: string; readonly nextCursor: string | null }>;
  /** Puts into words what `read` threw. */
  readonly explain: (error: unknown) => string;
};

export function ExportButton({ label, name, read, explain }: ExportButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const run = async () => {
    setIsBusy(true);
    try {
      await downloadPieces(name, read);
    } catch (error) {
      notify('wrong', explain(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button busy={isBusy} onClick={() => void run()}>
      {label}
    </Button>
  );
}
