// Lines above the composer: the connection is lost, another device is being answered, pinyin is on its way.

import { t } from '../texts.ts';

type ConnectionStripProps = {
  readonly isLost: boolean;
  readonly isElsewhere: boolean;
  readonly isPinyinComing: boolean;
  readonly onTryNow: () => void;
};

export function ConnectionStrip({ isLost, isElsewhere, isPinyinComing, onTryNow }: ConnectionStripProps) {
  return (
    <output className="block shrink-0 text-small">
      {isLost ? (
        <span className="flex items-center gap-2 bg-retry-ground px-4 tablet:px-8">
          <span className="grow py-2">{t('talk.reconnecting')}</span>
          <button type="button" onClick={onTryNow} className="min-h-11 shrink-0 px-2 font-medium underline">
            {t('talk.reconnectNow')}
          </button>
        </span>
      ) : null}
      {isElsewhere && !isLost ? (
        <span className="block bg-info-ground px-4 py-2 tablet:px-8">{t('talk.elsewhere')}</span>
      ) : null}
      {isPinyinComing ? (
        <span className="block animate-late px-4 py-2 text-muted tablet:px-8">{t('talk.pinyinComing')}</span>
      ) : null}
    </output>
  );
}
