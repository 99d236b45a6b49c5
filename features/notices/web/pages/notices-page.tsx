// All notices of the person, and which of them also come by mail.

import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { MailChoicesDialog } from '../components/mail-choices-dialog.tsx';
import { MarkAllRead, NoticeList } from '../components/notice-list.tsx';
import { t } from '../texts.ts';

export function NoticesPage() {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <MarkAllRead look="secondary" />
          <Button icon={<Mail aria-hidden="true" size={18} />} onClick={() => setChoosing(true)}>
            {t('mail.open')}
          </Button>
        </>
      }
    >
      <NoticeList />
      {isChoosing ? <MailChoicesDialog onClose={() => setChoosing(false)} /> : null}
    </Page>
  );
}
