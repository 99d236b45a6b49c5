// All notices of the person, and how they also come.

import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { ChoicesDialog } from '../components/choices-dialog.tsx';
import { MarkAllRead, NoticeList } from '../components/notice-list.tsx';
import { t } from '../texts.ts';

export function NoticesPage() {
  // `/notices?choose=mails` stands at the foot of mails.
  const [parameters] = useSearchParams();
  const [isChoosing, setChoosing] = useState(() => parameters.has('choose'));
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <MarkAllRead look="secondary" />
          <Button icon={<Settings2 aria-hidden="true" size={18} />} onClick={() => setChoosing(true)}>
            {t('choices.open')}
          </Button>
        </>
      }
    >
      <NoticeList />
      {isChoosing ? <ChoicesDialog onClose={() => setChoosing(false)} /> : null}
    </Page>
  );
}
