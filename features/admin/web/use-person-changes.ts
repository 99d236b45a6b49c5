// Changes a person's role or lock, says how it went, and reads the list again either way.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../kit/web/ui/notices/toasts.tsx';
import { accountApi, type ListedPerson, PEOPLE_KEY, type Role, refusalText } from './queries.ts';
import { t } from './texts.ts';

type RoleChange = { readonly id: string; readonly role: Role };
type BanChange = { readonly id: string; readonly reason: string | null };

/** `onDone` runs after a success; after a failure the dialog stays, with what was typed in it. */
export function usePersonChanges(onDone: () => void) {
  const queries = useQueryClient();
  const common = {
    onError: (error: Error) => notify('wrong', refusalText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: PEOPLE_KEY }),
  };
  const changeRole = useMutation({
    ...common,
    mutationFn: (change: RoleChange) => accountApi.changeRole(change),
    onSuccess: ({ name, role }: ListedPerson) => {
      notify('good', t('users.roleChanged', { name, role: t(`roles.${role}`) }));
      onDone();
    },
  });
  const changeBan = useMutation({
    ...common,
    mutationFn: (change: BanChange) => accountApi.changeBan(change),
    onSuccess: ({ name, bannedAt }: ListedPerson) => {
      notify('good', bannedAt === null ? t('users.unlockedDone', { name }) : t('users.lockedDone', { name }));
      onDone();
    },
  });
  return { changeRole, changeBan };
}
