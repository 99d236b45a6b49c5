// One talk with a tutor, with the others beside it on a wide screen.

import { useParams } from 'react-router';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { TalkView } from '../talk/talk-view.tsx';
import { TalkList } from '../talk-list/talk-list.tsx';
import { t } from '../texts.ts';

const PANES =
  'mx-auto w-full max-w-wide tablet:grid tablet:grid-cols-[16rem_minmax(0,1fr)] wide:grid-cols-[20rem_minmax(0,1fr)] tablet:px-4';
const LIST =
  'max-tablet:hidden tablet:sticky tablet:top-14 tablet:max-h-[calc(100dvh-7.5rem)] tablet:overflow-y-auto tablet:overscroll-contain tablet:border-e tablet:border-line tablet:py-4 tablet:pe-3';

export function TalkPage() {
  const { talkId = '' } = useParams();
  return (
    <div className={PANES}>
      <aside aria-labelledby="talks-title" className={LIST}>
        <h2 id="talks-title" className="mb-2 px-2 text-small font-bold text-muted">
          {t('talks.title')}
        </h2>
        <div className="mb-3">
          <ButtonLink wide to="/study">
            {t('talks.new')}
          </ButtonLink>
        </div>
        <TalkList kind="tutor" openId={talkId} />
      </aside>
      <TalkView key={talkId} talkId={talkId} />
    </div>
  );
}
