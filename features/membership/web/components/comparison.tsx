// Free and VIP side by side, in what is open today.

import type { Overview } from '../queries.ts';
import { t } from '../texts.ts';
import { Section } from './section.tsx';

export function Comparison({ gives }: { readonly gives: Overview['gives'] }) {
  const { minutes } = gives;
  const inMinutes = (count: number) => t('gives.minutesPerDay', { count });
  const rows = [
    { key: 'time', label: t('gives.time'), free: inMinutes(minutes.free), vip: inMinutes(minutes.vip) },
    { key: 'partners', label: t('gives.partners'), free: t('gives.all'), vip: t('gives.all') },
    { key: 'words', label: t('gives.words'), free: t('gives.yes'), vip: t('gives.yes') },
  ];
  return (
    <Section title={t('gives.title')}>
      <table className="w-full border-collapse text-small tablet:text-body">
        <thead>
          <tr className="border-b border-line-strong text-small text-muted">
            <th scope="col" className="py-2 pe-3 text-start font-medium">
              <span className="sr-only">{t('gives.what')}</span>
            </th>
            <th scope="col" className="px-3 py-2 text-start font-medium">
              {t('gives.free')}
            </th>
            <th scope="col" className="ps-3 py-2 text-start font-medium">
              VIP
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, free, vip }) => (
            <tr key={key} className="border-b border-line align-top">
              <th scope="row" className="py-3 pe-3 text-start font-normal">
                {label}
              </th>
              <td className="px-3 py-3 text-muted">{free}</td>
              <td className="ps-3 py-3 font-medium">{vip}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-small text-muted">{t('gives.notYet')}</p>
    </Section>
  );
}
