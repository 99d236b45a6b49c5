// The draft as its learners would see it, beside the form or above it; it follows what is typed.

import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { t } from '../texts.ts';

type WithPreviewProps = {
  readonly preview: ReactNode;
  readonly children: ReactNode;
};

export function WithPreview({ preview, children }: WithPreviewProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="grid gap-6">
      <div>
        <Button
          aria-pressed={isShown}
          icon={isShown ? <EyeOff aria-hidden="true" size={18} /> : <Eye aria-hidden="true" size={18} />}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'preview.hide' : 'preview.show')}
        </Button>
      </div>
      {isShown ? (
        <section
          aria-label={t('preview.title')}
          className="max-h-[70dvh] overflow-y-auto rounded-soft border border-line-strong bg-ground p-5"
        >
          <p className="mb-4 text-caption text-muted">{t('preview.lead')}</p>
          {preview}
        </section>
      ) : null}
      <div className="grid min-w-0 gap-10">{children}</div>
    </div>
  );
}
