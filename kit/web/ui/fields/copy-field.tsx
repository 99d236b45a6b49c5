// A text that is made to be passed on: in sight, copied by one press, and shared where the device can.

import { Check, Copy, Share2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { t } from '../../i18n.ts';
import { Button } from '../elements/button.tsx';
import { CONTROL } from './field.tsx';

type CopyFieldProps = {
  readonly label: string;
  readonly value: string;
  /** What a message begins with when the value, an address, is shared; absent: it is copied only. */
  readonly shareText?: string;
};

const SHOWN_MS = 3000;

export function CopyField({ label, value, shareText }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    setCopied(await copied(value));
    setTimeout(() => setCopied(false), SHOWN_MS);
  };
  // The device's own sheet; who closes it has simply not shared.
  const share = () => navigator.share({ text: shareText ?? '', url: value }).catch(() => undefined);
  const canShare = shareText !== undefined && 'share' in navigator;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <div className="min-w-0 grow basis-56">
          <input
            ref={field}
            id={id}
            readOnly
            value={value}
            onFocus={({ target }) => target.select()}
            className={CONTROL}
          />
        </div>
        <Button
          icon={isCopied ? <Check aria-hidden="true" size={18} /> : <Copy aria-hidden="true" size={18} />}
          onClick={() => void copy()}
        >
          {isCopied ? t('action.copied') : t('action.copy')}
          <span className="sr-only">{label}</span>
        </Button>
        {canShare ? (
          <Button icon={<Share2 aria-hidden="true" size={18} />} onClick={() => void share()}>
            {t('action.share')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Without HTTPS there is no clipboard: then what is selected can be copied by hand. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Missing, or refused by the person: the text stays selected.
    return false;
  }
}
