// What an admin can give a person: VIP, and study time.

import { useState } from 'react';
import { Select } from '../../../../../kit/web/ui/fields/select.tsx';
import { membershipApi, type PersonDetail, studyTimeApi } from '../../queries.ts';
import { t } from '../../texts.ts';
import { GiftDialog } from './gift-dialog.tsx';

type GiftProps<Given> = {
  readonly person: PersonDetail;
  readonly onClose: () => void;
  readonly onGiven: (given: Given) => void;
};

/** `onGiven` hears until when VIP runs now. */
export function GiveVipDialog({ person: { id, name }, onClose, onGiven }: GiftProps<string>) {
  const [unit, setUnit] = useState<'months' | 'days'>('days');
  return (
    <GiftDialog
      about={`vip-${id}`}
      words={{
        title: t('give.vip.title', { name }),
        lead: t('give.vip.lead'),
        count: t('give.vip.count'),
        submit: t('give.vip.submit'),
      }}
      initial={7}
      most={366}
      give={async (gift) => onGiven((await membershipApi.giveVip({ ...gift, userId: id, unit })).vipUntil)}
      onClose={onClose}
    >
      <Select
        label={t('give.vip.unit')}
        options={[
          { value: 'days', label: t('give.vip.days') },
          { value: 'months', label: t('give.vip.months') },
        ]}
        value={unit}
        onChange={setUnit}
      />
    </GiftDialog>
  );
}

/** `onGiven` hears how many minutes. */
export function GiveMinutesDialog({ person: { id, name }, onClose, onGiven }: GiftProps<number>) {
  return (
    <GiftDialog
      about={`time-${id}`}
      words={{
        title: t('give.time.title', { name }),
        lead: t('give.time.lead'),
        count: t('give.time.minutes'),
        submit: t('give.time.submit'),
      }}
      initial={15}
      most={6000}
      give={async ({ count: minutes, ...gift }) => {
        await studyTimeApi.giveMinutes({ ...gift, userId: id, minutes });
        onGiven(minutes);
      }}
      onClose={onClose}
    />
  );
}
