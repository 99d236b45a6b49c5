// One more thing to be filled in by hand: on its own, or of the picture of another.

import { useMutation } from '@tanstack/react-query';
import { newId } from '../../../../kit/web/new-id.ts';
import { productUploadApi } from '../product-upload-api.ts';
import { draftsKept } from '../queries.ts';
import { showAdded } from './show-added.ts';

/** `besideId`: a draft whose picture shows it too; `restFen`: what the sum of that picture leaves for it. */
export const useAddTyped = (besideId?: string, restFen?: number) =>
  useMutation({
    mutationFn: () =>
      productUploadApi.addTyped({
        id: newId(),
        ...(besideId === undefined ? {} : { besideId }),
        ...(restFen === undefined ? {} : { restFen }),
      }),
    onSuccess: (draft) => {
      draftsKept([draft]);
      showAdded(draft.id);
    },
  });
