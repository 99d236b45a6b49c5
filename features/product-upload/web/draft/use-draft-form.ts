// The form of an item: keeps what is typed when the buyer leaves it, and confirms it when asked to.

import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorCode, errorData } from '../../../../kit/web/api/api.ts';
import { type Form, useForm } from '../../../../kit/web/use-form.ts';
import { productUploadApi } from '../product-upload-api.ts';
import { type Draft, draftNow, draftsKept, explainProblem, readItemsAnew } from '../queries.ts';
import { t } from '../texts.ts';
import { type DraftField, type DraftValues, refuse, toChanges, toValues } from './form-values.ts';
import { bring } from './newer-draft.ts';
import { isStoring } from './stores-under-way.ts';
import { beginForm, keepTyped } from './typed-draft.ts';

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

export type DraftConflict = {
  /** To be shown instead of what was typed. */
  readonly showNewer: () => void;
  readonly keepMine: () => void;
};

export function useDraftForm(draft: Draft, onDone: () => void) {
  // Of what this form has read and stored itself: what has come from elsewhere since is brought together with it.
  const version = useRef(draft.version);
  const stored = useRef(toValues(draft));
  const [begun] = useState(() => beginForm(draft.id, toValues(draft), FIELDS));
  const sent = useRef<DraftValues>(undefined);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  /** What another window has made of the fields that were changed here too. */
  const [newer, setNewer] = useState(begun.contested);

  const send = async (values: DraftValues, isConfirmed: boolean) => {
    sent.current = values;
    const own = { id: draft.id, version: version.current, isConfirmed };
    const kept = await productUploadApi.change({ ...own, changes: toChanges(values) });
    version.current = kept.version;
    stored.current = values;
    keepTyped(draft.id, { base: values, mine: valuesOf(form) });
    draftsKept([kept]);
  };

  const store = (isConfirmed: boolean): Promise<void> => {
    const next = sending.current.then(async () => {
      try {
        await send(valuesOf(form), isConfirmed);
      } catch (error) {
        if (errorCode(error) !== 'DRAFT_CHANGED') throw error;
        await readItemsAnew();
        const now = draftNow(draft.id);
        // Gone, or nothing newer to be found.
        if (!now || now.version === version.current || adopt(now) > 0) throw error;
        await send(valuesOf(form), isConfirmed);
      } finally {
        sent.current = undefined;
      }
    });
    // One after the other, whether the one before has worked or not.
    sending.current = next.catch(() => undefined);
    isStoring(draft.id, sending.current);
    return next;
  };

  const form = useForm<DraftValues>({
    initial: begun.values,
    check: (values) => (newer ? { message: t('errors.DRAFT_CHANGED') } : refuse(values, draft)),
    send: async () => {
      await store(true);
      onDone();
    },
    explain: (error) => ({ fields: missingIn(error), message: explainProblem(error) }),
  });

  /** Answers how many fields were changed here and elsewhere. */
  const adopt = (now: Draft): number => {
    const theirs = toValues(now);
    const both = { base: stored.current, mine: valuesOf(form), theirs, sent: sent.current };
    const { taken, contested } = bring(FIELDS, both);
    version.current = now.version;
    stored.current = theirs;
    form.set(taken);
    const others = Object.fromEntries(contested.map((name) => [name, theirs[name]]));
    if (contested.length > 0) setNewer((before) => ({ ...before, ...others }));
    return contested.length;
  };
  const arrived = useEffectEvent((now: Draft) => {
    if (now.version > version.current) adopt(now);
  });
  useEffect(() => arrived(draft), [draft]);

  /** What could not be kept now is sent again with the confirmation, which says why it fails. */
  const storeOpen = () => {
    if (!newer && !isSame(valuesOf(form), stored.current)) void store(false).catch(() => undefined);
  };
  useKeptTyped({ id: draft.id, stored, mine: valuesOf(form), storeOpen });

  const keep = (event: FocusEvent) => {
    if (!isConfirming(event)) storeOpen();
  };
  const conflict = newer && conflictOf(form, newer, () => setNewer(undefined));
  return { form, keep, conflict };
}

/** Focus leaves a field for the button that confirms, which stores all of it. */
const isConfirming = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';

const isSame = (one: DraftValues, other: DraftValues): boolean =>
  FIELDS.every((name) => one[name] === other[name]);

type KeptTyped = {
  readonly id: string;
  readonly stored: RefObject<DraftValues>;
  readonly mine: DraftValues;
  readonly storeOpen: () => void;
};

/** Keeps what stands in the form in this tab; what an earlier visit has not brought to the server is brought at once. */
function useKeptTyped({ id, stored, mine, storeOpen }: KeptTyped): void {
  useEffect(() => keepTyped(id, { base: stored.current, mine }));
  const bringTyped = useEffectEvent(storeOpen);
  useEffect(() => bringTyped(), []);
}

const conflictOf = (
  form: DraftFormState,
  newer: Partial<DraftValues>,
  settle: () => void,
): DraftConflict => ({
  showNewer: () => {
    form.set(newer);
    settle();
  },
  keepMine: settle,
});

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
