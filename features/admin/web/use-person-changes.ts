// Changes a person's role or lock, says how it went, and reads the list again either way.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../kit/web/ui/notices/toasts.ts';
import type { NewLock } from './components/lock-dialog.tsx';
import { accountApi, type ListedPerson, PEOPLE_KEY, type Role, refusalText } from './queries.ts';
import { t } from './texts.ts';

type RoleChange = { readonly id: string; readonly role: Role; readonly from: Role };
type Locked = Pick<ListedPerson, 'id' | 'bannedAt'>;
type Lock = NewLock & { readonly id: string };

/** `onDone` runs after a success; after a failure the dialog stays, with what was typed in it. */
export function usePersonChanges(onDone: () => void) {
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: PEOPLE_KEY });
  const common = {
    onError: (error: Error) => notify('wrong', refusalText(error)),
    onSettled: readAgain,
  };
  const changeRole = useMutation({
    ...common,
    mutationFn: (change: RoleChange) => accountApi.changeRole(change),
    // What was to be confirmed may be no longer so.
    onError: (error) => {
      common.onError(error);
      onDone();
    },
    onSuccess: ({ name, role }: ListedPerson) => {
      notify('good', t('users.roleChanged', { name, role: t(`roles.${role}`) }));
      onDone();
    },
  });
  /** Throws the refusal, which the form tells. */
  const unlock = async ({ id, bannedAt }: Locked, note: string) => {
    try {
      const seen = bannedAt === null ? {} : { bannedAt };
      const { name } = await accountApi.changeBan({ id, reason: null, note, ...seen });
      notify('good', t('users.unlockedDone', { name }));
      onDone();
    } finally {
      await readAgain();
    }
  };
  /** Throws the refusal, which the form tells. */
  const lock = async (wanted: Lock) => {
    try {
      const { name } = await accountApi.changeBan(wanted);
      notify('good', t('users.lockedDone', { name }));
      onDone();
    } finally {
      await readAgain();
    }
  };
  return { changeRole, unlock, lock };
}
