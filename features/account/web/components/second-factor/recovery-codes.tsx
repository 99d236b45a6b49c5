// Recovery codes, shown once: to be written down or kept as a file.

import { Download } from 'lucide-react';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { t } from '../../texts.ts';

const FILE_NAME = 'yulu-recovery-codes.txt';

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onDone: () => void };

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <div className="grid max-w-form animate-appear gap-4">
      <Notice tone="retry" title={t('secondFactor.codesTitle')}>
        {t('secondFactor.codesLead')}
      </Notice>
      <ol className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-soft border border-line bg-surface p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button icon={<Download aria-hidden="true" size={18} />} onClick={() => download(codes)}>
          {t('secondFactor.download')}
        </Button>
        <Button look="primary" onClick={onDone}>
          {t('secondFactor.kept')}
        </Button>
      </div>
    </div>
  );
}

function download(codes: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(address);
}
