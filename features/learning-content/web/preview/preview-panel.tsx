// The draft as its learners would see it, or in all three languages, above the form; it follows what is typed.

import { Eye, EyeOff } from 'lucide-react';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { t } from '../texts.ts';
import { linesOf, type PlacedLine } from './lines-of.ts';
import { scrollToLine } from './scroll-to-line.ts';

type WithPreviewProps = {
  readonly preview: ReactNode;
  readonly draft: object;
  readonly children: ReactNode;
};

export function WithPreview({ preview, draft, children }: WithPreviewProps) {
  const [isShown, setShown] = useState(false);
  const [path, setPath] = useState<string>();
  const follow = ({ target }: FocusEvent<HTMLElement>) => {
    const focused = target.closest<HTMLElement>('[data-path]')?.dataset['path'];
    if (focused !== undefined) setPath(focused);
  };
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
      {isShown ? <Preview preview={preview} lines={linesOf(draft)} path={path} /> : null}
      <div className="grid min-w-0 gap-10" onFocus={follow}>
        {children}
      </div>
    </div>
  );
}

type PreviewProps = {
  readonly preview: ReactNode;
  readonly lines: readonly PlacedLine[];
  /** Of the field that was used last. */
  readonly path: string | undefined;
};

const isAt = (line: PlacedLine, path: string | undefined): boolean =>
  path === line.path || path?.startsWith(`${line.path}.`) === true;

function Preview({ preview, lines, path }: PreviewProps) {
  const [view, setView] = useState<'learner' | 'languages'>('learner');
  const box = useRef<HTMLElement>(null);
  const line = lines.findLast((each) => isAt(each, path));
  const [at, zh] = [line?.path, line?.zh ?? ''];
  useEffect(() => {
    if (box.current && at !== undefined) scrollToLine(box.current, { path: at, zh, view });
  }, [at, zh, view]);
  return (
    <section
      ref={box}
      aria-label={t('preview.title')}
      className="max-h-[70dvh] overflow-y-auto rounded-soft border border-line-strong bg-ground p-5 wide:sticky wide:top-20 wide:z-10 wide:max-h-[45dvh]"
    >
      <p className="mb-4 text-caption text-muted">{t('preview.lead')}</p>
      <div className="mb-4">
        <SegmentedControl
          label={t('preview.as')}
          options={[
            { value: 'learner', label: t('preview.learner') },
            { value: 'languages', label: t('preview.languages') },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      {view === 'learner' ? preview : <Languages lines={lines} current={at} />}
    </section>
  );
}

type LanguagesProps = { readonly lines: readonly PlacedLine[]; readonly current: string | undefined };

function Languages({ lines, current }: LanguagesProps) {
  return (
    <ol className="grid gap-3">
      {lines.map(({ path, zh, en, pt }) => (
        <li
          key={path}
          data-line={path}
          aria-current={path === current ? 'true' : undefined}
          className="border-s-2 border-line ps-3 aria-[current]:border-seal"
        >
          <p lang="zh-Hans">{zh || '—'}</p>
          <p lang="en" className="text-small text-muted">
            {en || '—'}
          </p>
          <p lang="pt-BR" className="text-small text-muted">
            {pt || '—'}
          </p>
        </li>
      ))}
    </ol>
  );
}
