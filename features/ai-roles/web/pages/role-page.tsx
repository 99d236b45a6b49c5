// One role before the talk: the situation, what is to be got done, the words for it, and what to know.

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { Face } from '../../../../kit/web/face/face.tsx';
import { locale } from '../../../../kit/web/i18n.ts';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { DetailPage } from '../../../../kit/web/ui/page/detail-page.tsx';
import { PageTitle } from '../../../../kit/web/ui/page/page-title.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { StartRolePlay } from '../components/start-role-play.tsx';
import { type RoleDetail, roleQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function RolePage() {
  const { roleId = '' } = useParams();
  const query = useQuery(roleQuery(roleId));
  return (
    <DetailPage back={{ to: '/ai-roles', label: t('role.back') }}>
      <QueryPart query={query} failed={t('role.failed')} lines={10}>
        {(role) => <Role role={role} />}
      </QueryPart>
    </DetailPage>
  );
}

function Role({ role }: { readonly role: RoleDetail }) {
  const { name, level, theme, character, situation, culturalNote, goals, targetWords, opening } = role;
  return (
    <article className="grid gap-x-12 gap-y-10 tablet:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <PageTitle title={name[locale]} />
      <div className="grid content-start gap-8">
        <header className="flex flex-wrap items-center gap-5">
          <Face picture={role.picture} size={120} />
          <div className="min-w-0 grow basis-48">
            <h1 lang="zh-Hans" className="font-serif text-title font-bold">
              {name.zh}
            </h1>
            <p className="mt-1 text-muted">
              {locale === 'zh' ? null : `${name[locale]} · `}
              {t(`levels.${level}`)} · {t(`themes.${theme}`)}
            </p>
            <p className="mt-2 text-small text-muted">
              <MixedText text={character[locale]} />
            </p>
          </div>
        </header>
        <Part title={t('role.situation')}>
          <ChineseWords text={situation.zh} />
          {locale === 'zh' ? null : <p className="mt-2 text-muted">{situation[locale]}</p>}
        </Part>
        <Part title={t('role.goals')}>
          <ol className="grid gap-3">
            {goals.map(({ id, goal }, index) => (
              <li key={id} className="flex gap-3">
                <span aria-hidden="true" className="mt-1 text-small text-muted tabular-nums">
                  {index + 1}
                </span>
                <div>
                  <ChineseWords text={goal.zh} />
                  {locale === 'zh' ? null : <p className="text-small text-muted">{goal[locale]}</p>}
                </div>
              </li>
            ))}
          </ol>
        </Part>
        <div className="rounded-soft border border-line bg-surface p-5">
          <p className="mb-4">
            <span className="block text-small text-muted">{t('role.begins')}</span>
            <ChineseWords text={opening.zh} />
          </p>
          <StartRolePlay roleId={role.id} />
        </div>
      </div>
      <div className="grid content-start gap-8">
        <Part title={t('role.words')}>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3">
            {targetWords.map((word) => (
              <div key={word.zh} className="contents">
                <dt>
                  <ChineseWords text={word.zh} pinyin="always" />
                </dt>
                <dd className="self-end pb-1 text-small text-muted">{locale === 'pt' ? word.pt : word.en}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title={t('role.culture')}>
          <p>
            <MixedText text={culturalNote[locale]} />
          </p>
        </Part>
      </div>
    </article>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-small font-bold text-muted">{title}</h2>
      {children}
    </section>
  );
}
