// All roles, by level and theme.

import { useQuery } from '@tanstack/react-query';
import { isRoleForGrownUps } from '../../../../content/schema/for-grown-ups.ts';
import { LEVELS } from '../../../../content/schema/levels.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { useIsYounger } from '../../../account/web/api.ts';
import { helpPath } from '../../../help/domain/index.ts';
import { useFinished } from '../../../today/web/api.ts';
import { RoleCard } from '../components/role-card.tsx';
import { type ListedRole, rolesQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { type RoleFilter, THEMES, useRoleFilter } from '../use-role-filter.ts';

export function RolesPage() {
  const query = useQuery(rolesQuery);
  const [filter, choose] = useRoleFilter();
  const isYounger = useIsYounger();
  return (
    <Page
      help={helpPath('plays')}
      title={t('list.title')}
      lead={t(isYounger ? 'list.leadYounger' : 'list.lead')}
      width="wide"
    >
      <QueryPart query={query} failed={t('list.failed')} lines={8}>
        {(all) => {
          const roles = isYounger ? forYounger(all) : all;
          return (
            <>
              <Filters roles={roles} filter={filter} onChange={choose} />
              <Roles roles={roles} filter={filter} onChange={choose} />
            </>
          );
        }}
      </QueryPart>
    </Page>
  );
}

/** Those for children first, then from the easiest; none whose subject is of grown-ups. */
function forYounger(all: readonly ListedRole[]): readonly ListedRole[] {
  const place = ({ level }: ListedRole) => (level === 'preschool' ? -1 : LEVELS.indexOf(level));
  return all.filter(({ id }) => !isRoleForGrownUps(id)).toSorted((one, other) => place(one) - place(other));
}

/** From the easiest; those for children are shown to who asks for them. */
const GROWN_UP_LEVELS = LEVELS.filter((level) => level !== 'preschool');
const ALL: RoleFilter = { level: 'all', theme: 'all' };

type RolesProps = {
  readonly roles: readonly ListedRole[];
  readonly filter: RoleFilter;
  readonly onChange: (filter: RoleFilter) => void;
};

/** Offers what there is; and what an address asks for, so that it can be taken back. */
function Filters({ roles, filter, onChange }: RolesProps) {
  const all = { value: 'all' as const, label: t('list.all') };
  const levels = LEVELS.filter((each) => each === filter.level || roles.some(({ level }) => level === each));
  const themes = THEMES.filter((each) => each === filter.theme || roles.some(({ theme }) => theme === each));
  return (
    <div className="mb-6 flex flex-wrap gap-x-10 gap-y-5">
      <SegmentedControl
        label={t('list.level')}
        options={[all, ...levels.map((value) => ({ value, label: t(`levels.${value}`) }))]}
        value={filter.level}
        onChange={(level) => onChange({ ...filter, level })}
      />
      <div className="min-w-44">
        <Select
          label={t('list.theme')}
          options={[all, ...themes.map((value) => ({ value, label: t(`themes.${value}`) }))]}
          value={filter.theme}
          onChange={(theme) => onChange({ ...filter, theme })}
        />
      </div>
    </div>
  );
}

function Roles({ roles, filter, onChange }: RolesProps) {
  const finished = useFinished('role');
  const ofTheme = roles.filter(({ theme }) => filter.theme === 'all' || theme === filter.theme);
  const easiest = GROWN_UP_LEVELS.find((each) => ofTheme.some(({ level }) => level === each));
  const fitting = ofTheme.filter(({ level }) => filter.level === 'all' || level === filter.level);
  if (fitting.length === 0) {
    return (
      <EmptyState
        title={t('list.noneTitle')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {easiest ? (
              <Button look="primary" onClick={() => onChange({ ...filter, level: easiest })}>
                {t('list.showLevel', { level: t(`levels.${easiest}`) })}
              </Button>
            ) : null}
            {ofTheme.length === 0 ? (
              <Button onClick={() => onChange(ALL)}>{t('list.showAll')}</Button>
            ) : (
              <Button onClick={() => onChange({ ...filter, level: 'all' })}>{t('list.allLevels')}</Button>
            )}
          </div>
        }
      >
        {t('list.none')}
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-3">
      {fitting.map((role) => (
        <RoleCard key={role.id} role={role} isDone={finished.has(role.id)} />
      ))}
    </ul>
  );
}
