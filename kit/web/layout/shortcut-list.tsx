// The list of keyboard shortcuts, opened by `?`, and the switch that turns them off.

import { useState } from 'react';
import { t } from '../i18n.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Switch } from '../ui/switch.tsx';
import { shortcutsAreOn, turnShortcuts } from './shortcuts-setting.ts';

export function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  const rows: readonly (readonly [readonly string[], string])[] = [
    [['?'], t('shortcuts.open')],
    [['Esc'], t('shortcuts.close')],
    [['Tab'], t('shortcuts.next')],
    [['g', 'h'], t('shortcuts.goHome')],
    [['g', 's'], t('shortcuts.goStudy')],
    [['g', 'p'], t('shortcuts.goProfile')],
  ];
  const [isOn, setOn] = useState(shortcutsAreOn);
  const turn = (on: boolean) => {
    turnShortcuts(on);
    setOn(on);
  };
  return (
    <Dialog title={t('shortcuts.title')} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3">
        {rows.map(([keys, meaning]) => (
          <div key={keys.join(' ')} className="contents">
            <dt className="flex items-center gap-2 text-caption text-muted">
              <Keys keys={keys} />
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 border-t border-line pt-2">
        <Switch label={t('shortcuts.singleKeys')} checked={isOn} onChange={turn} />
      </div>
    </Dialog>
  );
}

/** Keys pressed one after the other. */
function Keys({ keys: [first, second] }: { readonly keys: readonly string[] }) {
  return (
    <>
      <Key name={first} />
      {second === undefined ? null : (
        <>
          {t('shortcuts.then')}
          <Key name={second} />
        </>
      )}
    </>
  );
}

function Key({ name }: { readonly name: string | undefined }) {
  return (
    <kbd className="min-w-8 rounded-soft border border-line-strong bg-raised px-2 py-0.5 text-center font-sans text-small text-ink">
      {name}
    </kbd>
  );
}
