// One more thing to be filled in by hand: on its own, or of the picture of another.

import { useMutation } from '@tanstack/react-query';
import { newId } from '../../../../kit/web/new-id.ts';
import { productUploadApi } from '../product-upload-api.ts';
import { draftsKept } from '../queries.ts';
import { showAdded } from './show-added.ts';

/** `besideId`: a draft whose picture shows it too. */
export const useAddTyped = (besideId?: string) =>
  useMutation({
    mutationFn: () =>
      productUploadApi.addTyped({ id: newId(), ...(besideId === undefined ? {} : { besideId }) }),
    onSuccess: (draft) => {
      draftsKept([draft]);
      showAdded(draft.id);
    },
  });
