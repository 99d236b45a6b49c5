// Gives a learner all of their words: as a package for Anki, or as a table.

import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { download, downloadFrom } from '../../../../kit/web/files/download.ts';
import { errorText, locale } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { ankiApi } from '../anki-api.ts';
import { t } from '../texts.ts';

export function TakeWords() {
  const [isAll, setAll] = useState(false);
  const inPackage = useMutation({
    mutationFn: () => ankiApi.takePackage({ language: locale, kinds: isAll ? 'all' : 'begun' }),
    onSuccess: ({ address }) => downloadFrom({ name: 'yulu.apkg', address }),
    networkMode: 'always',
  });
  const inTable = useMutation({
    mutationFn: () => ankiApi.takeTable({ language: locale }),
    onSuccess: ({ text, words }) => (words > 0 ? download({ name: 'yulu.csv', csv: text }) : undefined),
    networkMode: 'always',
  });
  const error = inPackage.error ?? inTable.error;
  const taken = inPackage.data ?? inTable.data;
  const isEmpty = taken?.words === 0 || (error !== null && errorCode(error) === 'NO_WORDS');
  const icon = <FileDown aria-hidden="true" size={18} />;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <Button icon={icon} busy={inPackage.isPending} onClick={() => take(inPackage, inTable)}>
          {t('take.package')}
        </Button>
        <Button icon={icon} busy={inTable.isPending} onClick={() => take(inTable, inPackage)}>
          {t('take.table')}
        </Button>
      </div>
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          checked={isAll}
          onChange={({ target }) => setAll(target.checked)}
          className="mt-1 size-5 accent-seal"
        />
        <span>
          {t('take.all')}
          <span className="block text-small text-muted">{t('take.allHint')}</span>
        </span>
      </label>
      <p className="text-small text-muted">{t('take.ownType')}</p>
      {inPackage.isPending ? <output className="text-small text-muted">{t('take.wait')}</output> : null}
      {isEmpty ? <Notice tone="info">{t('take.noWords')}</Notice> : null}
      {error && !isEmpty ? (
        <Notice tone="wrong">
          {t('take.failed')} {whyText(errorCode(error))}
        </Notice>
      ) : null}
      {taken && !isEmpty ? (
        <output className="text-small">{t('take.done', { count: taken.words })}</output>
      ) : null}
    </div>
  );
}

/** Nothing was typed that could be kept: who was not answered in time is only told to try again. */
const whyText = (code: string): string => (code === 'OFFLINE' ? t('take.again') : errorText(code));

type Taking = { readonly mutate: () => void; readonly reset: () => void };

/** What the other has said before is old news. */
function take(one: Taking, other: Taking): void {
  other.reset();
  one.mutate();
}
