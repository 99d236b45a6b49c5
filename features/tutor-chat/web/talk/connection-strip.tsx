// Lines above the composer: the connection is lost and who answers meanwhile, another device is being answered, pinyin is on its way.

import { t } from '../texts.ts';

type ConnectionStripProps = {
  readonly isLost: boolean;
  /** The embedded teacher answers in the page while the connection is lost. */
  readonly isAnsweredHere: boolean;
  /** How many of the learner's messages wait to be sent. */
  readonly waiting: number;
  readonly isElsewhere: boolean;
  readonly isPinyinComing: boolean;
  readonly onTryNow: () => void;
};

export function ConnectionStrip(props: ConnectionStripProps) {
  const { isLost, isAnsweredHere, waiting, isElsewhere, isPinyinComing, onTryNow } = props;
  return (
    <output className="block shrink-0 text-small">
      {isLost ? (
        <span className="flex items-center gap-2 bg-retry-ground px-4 tablet:px-8">
          <span className="grow py-2">
            {waiting > 0
              ? t('talk.waiting', { count: waiting })
              : t(isAnsweredHere ? 'talk.answeredHere' : 'talk.reconnecting')}
          </span>
          <button type="button" onClick={onTryNow} className="min-h-11 shrink-0 px-2 font-medium underline">
            {t('talk.reconnectNow')}
          </button>
        </span>
      ) : null}
      {waiting > 0 && !isLost ? (
        <span className="block bg-info-ground px-4 py-2 tablet:px-8">
          {t('talk.sendingWaiting', { count: waiting })}
        </span>
      ) : null}
      {isElsewhere && !isLost && waiting === 0 ? (
        <span className="block bg-info-ground px-4 py-2 tablet:px-8">{t('talk.elsewhere')}</span>
      ) : null}
      {isPinyinComing ? (
        <span className="block animate-late px-4 py-2 text-muted tablet:px-8">{t('talk.pinyinComing')}</span>
      ) : null}
    </output>
  );
}
