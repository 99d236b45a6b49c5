// The form of an item: keeps what is typed when the buyer leaves it, and confirms it when asked to.

import { type FocusEvent, useRef } from 'react';
import { errorCode, errorData } from '../../../../kit/web/api/api.ts';
import { type Form, useForm } from '../../../../kit/web/use-form.ts';
import { productUploadApi } from '../product-upload-api.ts';
import { type Draft, draftsKept, explainProblem } from '../queries.ts';
import { t } from '../texts.ts';
import { type DraftField, type DraftValues, refuse, toChanges, toValues } from './form-values.ts';

export type DraftFormState = Form<DraftValues>;

const FIELDS: readonly DraftField[] = [
  'name',
  'unitPriceFen',
  'quantity',
  'variant',
  'which',
  'shop',
  'link',
  'category',
  'weightGrams',
  'domesticFreightFen',
];

export function useDraftForm(draft: Draft, onDone: () => void) {
  // Of what this form has read and stored itself: a change from elsewhere in between must be refused, not overwritten.
  const version = useRef(draft.version);
  const stored = useRef(toValues(draft));
  const sending = useRef<Promise<unknown>>(Promise.resolve());

  const store = (values: DraftValues, isConfirmed: boolean): Promise<void> => {
    const next = sending.current.then(async () => {
      const changes = toChanges(values);
      const kept = await productUploadApi.change({
        id: draft.id,
        version: version.current,
        changes,
        isConfirmed,
      });
      version.current = kept.version;
      stored.current = values;
      draftsKept([kept]);
    });
    // One after the other, whether the one before has worked or not.
    sending.current = next.catch(() => undefined);
    return next;
  };

  const form = useForm<DraftValues>({
    initial: toValues(draft),
    check: (values) => refuse(values, draft),
    send: async (values) => {
      await store(values, true);
      onDone();
    },
    explain: (error) => ({ fields: missingIn(error), message: explainProblem(error) }),
  });

  /** Only when focus leaves a field for something else than the button that confirms. */
  const keep = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
    const values = valuesOf(form);
    if (FIELDS.every((name) => values[name] === stored.current[name])) return;
    // What could not be kept now is sent again with the confirmation, which says why it fails.
    void store(values, false).catch(() => undefined);
  };
  return { form, keep };
}

const valuesOf = (form: DraftFormState): DraftValues => ({
  name: form.watch('name'),
  unitPriceFen: form.watch('unitPriceFen'),
  quantity: form.watch('quantity'),
  variant: form.watch('variant'),
  which: form.watch('which'),
  shop: form.watch('shop'),
  link: form.watch('link'),
  category: form.watch('category'),
  weightGrams: form.watch('weightGrams'),
  domesticFreightFen: form.watch('domesticFreightFen'),
});

const NEEDED = ['name', 'unitPriceFen', 'quantity', 'variant', 'category'] as const;

function missingIn(error: unknown): { readonly [Name in DraftField]?: string } {
  if (errorCode(error) !== 'DRAFT_INCOMPLETE') return {};
  const data = errorData(error);
  const missing: unknown[] =
    typeof data === 'object' && data !== null && 'missing' in data && Array.isArray(data.missing)
      ? data.missing
      : [];
  return Object.fromEntries(
    NEEDED.filter((name) => missing.includes(name)).map((name) => [name, t(`wrong.${name}`)]),
  );
}
