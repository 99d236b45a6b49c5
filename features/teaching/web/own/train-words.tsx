// Puts the words of an assignment on the learner's own list, and begins a session of those that are still open.

import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { trainWords } from '../../../study/web/api.ts';
import { nameOf } from '../assignments/assignment-name.ts';
import { type OwnAssignment, teachingApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';

export function TrainWords({ assignment }: { readonly assignment: OwnAssignment }) {
  const navigate = useNavigate();
  const taking = useMutation({
    mutationFn: () => teachingApi.takeWords({ id: assignment.id }),
    onSuccess: async ({ added, open }) => {
      const words = open.map(({ word, pinyin }) => ({ word, reading: pinyin }));
      await trainWords(navigate, { words, name: nameOf(assignment), path: `/classes/${assignment.classId}` });
      if (added > 0) notify('good', t('own.taken', { count: added }));
    },
    onError: (error) => notify('wrong', refusalText(error)),
  });
  return (
    <Button look="primary" busy={taking.isPending} onClick={() => taking.mutate()}>
      {t('own.train')}
    </Button>
  );
}
